import { useId, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

import useAreaPage from '../../hooks/useAreaPage.ts';
import PageLink from '../PageLink/index.tsx';
import { ALL_NOTES_ID } from '../../notes/shared/urls.ts';
import type { NoteArea } from './data.ts';
import styles from './styles.module.css';

/** Pages as in a sidebar: a category's below its own. */
function Pages({ items }: { readonly items: readonly PropSidebarItem[] }): ReactNode {
  return (
    <ul>
      {items.map(
        (item, index) =>
          item.type !== 'html' && (
            <li key={index}>
              <PageLink to={item.href} title={item.label} />
              {item.type === 'category' && <Pages items={item.items} />}
            </li>
          ),
      )}
    </ul>
  );
}

/**
 * On an area's index page, which the home page links to: all notes of the area. On a note in an area
 * without a sidebar: the area's other notes.
 */
export default function AreaNotes(): ReactNode {
  const { frontMatter } = useDoc();
  const rest = useDocsSidebar()?.items.slice(1) ?? [];
  const heading = useId();
  const { collectAnchor } = useBrokenLinks();
  const isIndex = useAreaPage()?.isCurrent;
  if (isIndex) collectAnchor(ALL_NOTES_ID);
  const { area } = frontMatter as { area?: NoteArea };
  const notes = isIndex ? rest : area?.others;
  if (!notes) return null;
  return (
    <nav
      id={isIndex ? ALL_NOTES_ID : undefined}
      className={styles.notes}
      aria-labelledby={heading}
    >
      <h2 id={heading}>
        {isIndex ? (
          <Translate id="notes.area.all">All notes in this area</Translate>
        ) : (
          <Translate id="notes.area.more" values={{ area: area?.label }}>
            {'More in {area}'}
          </Translate>
        )}
      </h2>
      <Pages items={notes} />
    </nav>
  );
}
