import { useId, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';

import { Button } from 'docusaurus-ui';
import { useReadingPositions } from '../../hooks/useReadingPositions.ts';
import { languageOf } from 'mdx-source/client';
import PageLink from '../PageLink/index.tsx';
import styles from './styles.module.css';

/** The notes most recently read in this browser, each linked to the saved reading position. */
export default function ContinueReading(): ReactNode {
  const id = useId();
  const [positions, forget] = useReadingPositions();
  if (positions.length === 0) return null;
  return (
    <section className={styles.reading} aria-labelledby={id}>
      <div className={styles.chosen}>
        <h2 id={id} className={styles.title}>
          <Translate id="notes.home.reading">Continue reading</Translate>
        </h2>
        <Button small onClick={forget}>
          <Translate id="notes.home.forget">Clear this list</Translate>
        </Button>
      </div>
      <ul className={clsx('clean-list', styles.rows)}>
        {positions.map(({ path, title, heading }) => (
          <li key={path}>
            <PageLink to={heading ? `${path}#${heading.id}` : path} title={title} />
            {heading && (
              <span className={styles.detail} lang={languageOf(heading.text)}>
                {heading.text}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
