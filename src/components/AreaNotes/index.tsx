import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';

import { languageOf } from 'notes-lint/client';
import type { AreaNote, NoteArea } from '../../area/area.ts';
import styles from './styles.module.css';

/** The pages of a sidebar, in sidebar order. */
function listPages(items: readonly PropSidebarItem[]): AreaNote[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const below = item.type === 'category' ? listPages(item.items) : [];
    const own = item.href ? [{ title: item.label, to: item.href }] : [];
    return [...own, ...below];
  });
}

/**
 * On an area's index page, which the home page links to: all notes of the area. On a note in an area
 * without a sidebar: the area's other notes.
 */
export default function AreaNotes(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const [first, ...rest] = useDocsSidebar()?.items ?? [];
  const heading = useId();
  const { collectAnchor } = useBrokenLinks();
  const isIndex = first?.type === 'link' && first.href === metadata.permalink;
  if (isIndex) collectAnchor('all-notes');
  const { area } = frontMatter as { area?: NoteArea };
  const notes = isIndex ? listPages(rest) : area?.others;
  if (!notes) return null;
  return (
    <nav
      id={isIndex ? 'all-notes' : undefined}
      className={styles.notes}
      aria-labelledby={heading}
    >
      <p id={heading}>
        {isIndex ? (
          <Translate id="notes.area.all">All notes in this area</Translate>
        ) : (
          <Translate id="notes.area.more" values={{ area: area?.label }}>
            {'More in {area}'}
          </Translate>
        )}
      </p>
      <ul>
        {notes.map(({ title, to }) => (
          <li key={to}>
            <Link to={to} lang={languageOf(title)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
