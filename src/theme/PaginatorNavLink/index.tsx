// Change: sets `lang` on a Chinese title.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';

import { languageOf } from 'mdx-source/client';

/** A link to the previous or next page. */
export default function PaginatorNavLinkWithLanguage({
  title,
  ...props
}: Props): ReactNode {
  const lang = typeof title === 'string' ? languageOf(title) : undefined;
  return (
    <PaginatorNavLink
      {...props}
      title={lang ? <span lang={lang}>{title}</span> : title}
    />
  );
}
