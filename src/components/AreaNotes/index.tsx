import { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';

import { languageOf } from 'notes-lint/client';
import type { NoteArea } from '../../area/area.ts';
import styles from './styles.module.css';

/** The other notes of an area that has no sidebar, where previous and next do not reach them all. */
export default function AreaNotes(): ReactNode {
  const { area } = useDoc().frontMatter as { area?: NoteArea };
  const heading = useId();
  if (!area?.others) return null;
  return (
    <nav className={styles.notes} aria-labelledby={heading}>
      <p id={heading}>
        <Translate id="notes.area.more" values={{ area: area.label }}>
          {'More in {area}'}
        </Translate>
      </p>
      <ul>
        {area.others.map(({ title, to }) => (
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
