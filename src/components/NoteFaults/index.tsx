import Translate from '@docusaurus/Translate';

import type { Fault } from '../../notes/client';
import styles from './styles.module.css';

/** Props of the box, written by `src/markdown/remark/noteFaults.ts`. */
export type Props = {
  /** Path of the note, relative to the project's root. */
  readonly file: string;
  /** What is wrong with the notes of the site, by their file. */
  readonly faults: Readonly<Record<string, readonly Fault[]>>;
};

function Entry({
  fault: { file, line, message, remedy, rule },
}: {
  readonly fault: Fault;
}) {
  return (
    <li>
      <code>{line === undefined ? file : `${file}:${line}`}</code> {rule}
      <br />
      {message}
      <br />
      <em>{remedy}</em>
    </li>
  );
}

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
          {faults.map((fault, index) => (
            <Entry key={index} fault={fault} />
          ))}
        </ul>
      </details>
    </div>
  );
}
