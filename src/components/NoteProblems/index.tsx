import type { Problem } from 'mdx-source/problems';
import styles from './styles.module.css';

/** Set by `src/plugins/check-notes/noteProblems.ts`. */
type Props = { readonly problems: readonly Problem[] };

/** Shows the problems in the current note while it's being written; never part of a build, so in English. */
export default function NoteProblems({ problems }: Props) {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  return (
    <div className={styles.box} role="status" lang="en">
      <details>
        <summary>
          {errors > 0
            ? `Errors in this note: ${errors}, warnings: ${warnings}`
            : `Warnings in this note: ${warnings}`}
        </summary>
        <ul>
          {problems.map(({ file, line, message, remedy, rule, severity }, index) => (
            <li key={index}>
              <code>{line === undefined ? file : `${file}:${line}`}</code> {severity}{' '}
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
