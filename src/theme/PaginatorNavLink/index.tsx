// Change: sets `lang` on a Chinese title.
import type { ReactNode } from 'react';
import NavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';

import PageTitle from '../../components/PageTitle/index.tsx';

/** A link to the previous or next page. */
export default function PaginatorNavLink({ title, ...props }: Props): ReactNode {
  const own = typeof title === 'string' ? <PageTitle title={title} /> : title;
  return <NavLink {...props} title={own} />;
}
