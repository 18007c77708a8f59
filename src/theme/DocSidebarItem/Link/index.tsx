// Change: sets `lang` on a Chinese title.
import type { ReactNode } from 'react';
import Link from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';

import { languageOf } from 'mdx-source/client';

/** A note in the sidebar. */
export default function DocSidebarItemLink(props: Props): ReactNode {
  // The original passes unknown props on to the link.
  const language = { lang: languageOf(props.item.label) };
  return <Link {...props} {...language} />;
}
