// Change: sets `lang` on a Chinese title.
import type { ReactNode } from 'react';
import NavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';

import { languageOf } from 'mdx-source/client';

/** A link to the previous or next page. */
export default function PaginatorNavLink({ title, ...props }: Props): ReactNode {
  const lang = typeof title === 'string' ? languageOf(title) : undefined;
  return <NavLink {...props} title={lang ? <span lang={lang}>{title}</span> : title} />;
}
