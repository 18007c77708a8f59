// Change: adds the components that our remark and rehype plugins output, and wraps tables.
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import MDXComponents from '@theme-original/MDXComponents';

import CodeFigure from '../../components/CodeFigure/index.tsx';
import CollapsedToc from '../../components/CollapsedToc/index.tsx';
import Disclaimer from '../../components/Disclaimer/index.tsx';
import NoteHeader from '../../components/NoteHeader/index.tsx';
import NoteLinks from '../../components/NoteLinks/index.tsx';
import Table from '../../components/Table/index.tsx';

export default {
  ...MDXComponents,
  CodeFigure,
  CollapsedToc: () => <CollapsedToc {...useDoc()} />,
  Disclaimer,
  NoteHeader,
  NoteLinks,
  table: Table,
};
