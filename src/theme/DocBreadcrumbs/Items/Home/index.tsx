// Change: the first crumb is the area, in words; the way home is the site's name in the navbar.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

/** The first page of the sidebar, which is the area's own. */
export default function HomeBreadcrumbItem(): ReactNode {
  const { pathname } = useLocation();
  const first = useDocsSidebar()?.items[0];
  if (first?.type !== 'link' || isSamePath(first.href, pathname)) return null;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={first.href}>
        {first.label}
      </Link>
    </li>
  );
}
