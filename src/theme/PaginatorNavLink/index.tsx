// Change: a Chinese title says that it is Chinese.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';

import { languageOf } from 'notes-lint/client';

/** The way to the page before or after. */
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
