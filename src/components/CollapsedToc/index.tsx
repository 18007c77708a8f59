import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';

/** The table of contents below the header, for windows too narrow to show it beside the text. */
export default function CollapsedToc(): ReactNode {
  const { frontMatter, toc } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return <DocItemTOCMobile />;
}
