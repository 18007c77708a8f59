// Change: every crumb says which language it is in when that is not the page's; a note in no sidebar
// has its area.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Home from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

import { languageOf, type NoteArea } from '../../notes/client';
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

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

function Trail({ crumbs }: { readonly crumbs: Crumbs }): ReactNode {
  const own = crumbs.length - 1;
  return (
    <>
      <StructuredData breadcrumbs={crumbs} />
      <nav
        className={clsx(ThemeClassNames.docs.docBreadcrumbs, styles.trail)}
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
              <li key={place} className="breadcrumbs__item">
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

/** The way to a note that is in no sidebar, as its front matter has it. */
function AreaTrail(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { area } = frontMatter as { area?: NoteArea };
  if (!area) return null;
  const { title, permalink } = metadata;
  const href = area.to === permalink ? undefined : area.to;
  const crumbs = [
    { type: 'category', label: area.label, href },
    { type: 'link', label: title, href: permalink },
  ] as Crumbs;
  return <Trail crumbs={crumbs} />;
}

/** The way to a note: its area, its categories, and itself. */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  return crumbs ? <Trail crumbs={crumbs} /> : <AreaTrail />;
}
