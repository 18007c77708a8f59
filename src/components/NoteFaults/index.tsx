import Translate from '@docusaurus/Translate';

import type { Fault } from 'mdx-source/client';
import styles from './styles.module.css';

/** Set by `src/markdown/remark/noteFaults.ts`. */
export type Props = { readonly faults: readonly Fault[] };

/** Shows the faults in the current note while it's being written; never part of a build. */
export default function NoteFaults({ faults }: Props) {
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
