import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';

import { hasContents } from './hasContents.ts';

/** The table of contents below the header, for windows too narrow to show it beside the text. */
export default function CollapsedToc(): ReactNode {
  return hasContents(useDoc()) ? <DocItemTOCMobile /> : null;
}
