// Change: begins with the note's area instead of a link home, also for a note that's in no sidebar; each part
// has the language of its label.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDoc, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';

import { languageOf } from 'mdx-source/client';
import useAreaPage from '../../hooks/useAreaPage.ts';
import type { NoteArea } from '../../components/AreaNotes/data.ts';

type CrumbProps = { readonly label: string; readonly href?: string | undefined };

/** In the language of its label, which a Chinese note's breadcrumbs don't all have. */
function Crumb({ label, href }: CrumbProps): ReactNode {
  const facts = { className: 'breadcrumbs__link', lang: languageOf(label) };
  return (
    <li className="breadcrumbs__item">
      {href ? (
        <Link {...facts} href={href}>
          {label}
        </Link>
      ) : (
        <span {...facts}>{label}</span>
      )}
    </li>
  );
}

type Crumbs = NonNullable<ReturnType<typeof useSidebarBreadcrumbs>>;

function Trail({ crumbs }: { readonly crumbs: Crumbs }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const area = useAreaPage();
  const trail = area && !area.isCurrent ? [area.link, ...crumbs] : crumbs;
  const home = { type: 'link', label: siteConfig.title, href: useBaseUrl('/') };
  return (
    <>
      <StructuredData breadcrumbs={[home, ...trail] as Crumbs} />
      <nav
        className={ThemeClassNames.docs.docBreadcrumbs}
        aria-label={translate({
          id: 'theme.docs.breadcrumbs.navAriaLabel',
          message: 'Breadcrumbs',
        })}
      >
        <ul className="breadcrumbs">
          {trail.map((crumb, index) => {
            const isHidden = crumb.type === 'category' && crumb.linkUnlisted;
            const isOwn = index === trail.length - 1;
            const href = isOwn || isHidden ? undefined : crumb.href;
            return <Crumb key={index} label={crumb.label} href={href} />;
          })}
        </ul>
      </nav>
    </>
  );
}

/** The breadcrumbs of a note: its area, its categories, and the note itself. The navbar already links home. */
export default function DocBreadcrumbs(): ReactNode {
  const crumbs = useSidebarBreadcrumbs();
  return crumbs ? <Trail crumbs={crumbs} /> : <AreaTrail />;
}

/** The breadcrumbs of a note that's in no sidebar; the area comes from its front matter. */
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
