// Change: every crumb says which language it is in when that is not the page's.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

import { languageOf } from '../../content/text/languageOf';
import styles from './styles.module.css';

type CrumbProps = { readonly label: string; readonly href?: string | undefined };

function Crumb({ label, href }: CrumbProps): ReactNode {
  const facts = { className: 'breadcrumbs__link', lang: languageOf(label) };
  return href ? (
    <Link {...facts} href={href}>
      {label}
    </Link>
  ) : (
    <span {...facts}>{label}</span>
  );
}

/** The way to a note: its area, its categories, and itself. */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  if (!crumbs) return null;
  const own = crumbs.length - 1;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.way)}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          <Home />
          {crumbs.map((crumb, place) => {
            const isHidden = crumb.type === 'category' && crumb.linkUnlisted;
            const isOwn = place === own;
            return (
              <li
                key={place}
                className={clsx(
                  'breadcrumbs__item',
                  isOwn && 'breadcrumbs__item--active',
                )}
              >
                <Crumb
                  label={crumb.label}
                  href={isOwn || isHidden ? undefined : crumb.href}
                />
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
