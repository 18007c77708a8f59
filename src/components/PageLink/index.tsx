import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

import { languageOf } from 'mdx-source/client';

type Props = {
  /** Absent for a category without a page of its own. */
  readonly to: string | undefined;
  readonly title: string;
};

/** A link whose text is a page's title, in the title's language. */
export default function PageLink({ to, title }: Props): ReactNode {
  return (
    <Link to={to} lang={languageOf(title)}>
      {title}
    </Link>
  );
}
