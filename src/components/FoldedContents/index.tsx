import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';

/** What is on the page, below its head, where the window has no room for it beside the text. */
export default function FoldedContents(): ReactNode {
  const { frontMatter, toc } = useDoc();
  if (frontMatter.hide_table_of_contents || toc.length === 0) return null;
  return <DocItemTOCMobile />;
}
