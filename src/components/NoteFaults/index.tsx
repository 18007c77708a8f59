import Translate from '@docusaurus/Translate';

import type { Fault } from 'notes-lint/client';
import styles from './styles.module.css';

/** Props of the box, written by `src/markdown/remark/noteFaults.ts`. */
export type Props = {
  /** Path of the note, relative to the project's root. */
  readonly file: string;
  /** What is wrong with the notes of the site, by their file. */
  readonly faults: Readonly<Record<string, readonly Fault[]>>;
};

/** What is wrong with the note on the page, while it is written; no reader ever sees it. */
export default function NoteFaults({ file, faults: all }: Props) {
  const faults = all[file] ?? [];
  if (faults.length === 0) return null;
  return (
    <div className={styles.box} role="status" lang="en">
      <details>
        <summary>
          <Translate id="notes.faults.sum" values={{ count: faults.length }}>
            {'Faults in this note: {count}'}
          </Translate>
        </summary>
        <ul>
          {faults.map(({ line, message, remedy, rule, ...fault }, index) => (
            <li key={index}>
              <code>{line === undefined ? fault.file : `${fault.file}:${line}`}</code>{' '}
              {rule}
              <br />
              {message}
              <br />
              <em>{remedy}</em>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
