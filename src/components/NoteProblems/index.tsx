import Translate from '@docusaurus/Translate';

import type { Problem } from 'mdx-source/client';
import styles from './styles.module.css';

/** Set by `src/markdown/remark/noteProblems.ts`. */
export type Props = { readonly problems: readonly Problem[] };

/** Shows the problems in the current note while it's being written; never part of a build. */
export default function NoteProblems({ problems }: Props) {
  return (
    <div className={styles.box} role="status" lang="en">
      <details>
        <summary>
          <Translate id="notes.problems.sum" values={{ count: problems.length }}>
            {'Problems in this note: {count}'}
          </Translate>
        </summary>
        <ul>
          {problems.map(({ line, message, remedy, rule, ...problem }, index) => (
            <li key={index}>
              <code>{line === undefined ? problem.file : `${problem.file}:${line}`}</code>{' '}
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
