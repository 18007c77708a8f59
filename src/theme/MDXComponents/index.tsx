// Change: adds the components that our remark and rehype plugins output, and wraps tables.
import MDXComponents from '@theme-original/MDXComponents';

import CodeFigure from '../../components/CodeFigure';
import CollapsedToc from '../../components/CollapsedToc';
import NoteHeader from '../../components/NoteHeader';
import NoteLinks from '../../components/NoteLinks';
import Table from '../../components/Table';

export default {
  ...MDXComponents,
  CodeFigure,
  CollapsedToc,
  NoteHeader,
  NoteLinks,
  table: Table,
};
