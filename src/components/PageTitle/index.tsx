import type { ReactNode } from 'react';

import { languageOf } from 'mdx-source/client';

/** A page's title, in its language. */
export default function PageTitle({ title }: { readonly title: string }): ReactNode {
  const lang = languageOf(title);
  return lang ? <span lang={lang}>{title}</span> : title;
}
