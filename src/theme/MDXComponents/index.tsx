// Change: adds the components that our remark and rehype plugins output, and wraps tables.
import MDXComponents from '@theme-original/MDXComponents';

import CodeFigure from '../../components/CodeFigure';
import DiagramFigure from '../../components/DiagramFigure';
import FoldedContents from '../../components/FoldedContents';
import NoteHead from '../../components/NoteHead';
import NoteLinks from '../../components/NoteLinks';
import Table from '../../components/Table';

export default {
  ...MDXComponents,
  CodeFigure,
  DiagramFigure,
  FoldedContents,
  NoteHead,
  NoteLinks,
  table: Table,
};
