import styles from './styles.module.css';
import { MOMENTS, TRAFFIC } from './traffic.ts';

/** Props of {@link Chart}. */
type Props = {
  /** For each request of the traffic, whether it passes. */
  readonly passes: readonly boolean[];
};

/** The traffic along its seconds, one sign for each request; the summary says the same in words. */
export default function Chart({ passes }: Props) {
  return (
    <ol className={styles.chart} aria-hidden="true">
      {MOMENTS.map((moment) => (
        <li key={moment} className={styles.moment}>
          <span className={styles.marks}>
            {TRAFFIC.map(
              (time, place) =>
                time === moment && (
                  <span
                    key={place}
                    className={passes[place] ? styles.pass : styles.refuse}
                  >
                    {passes[place] ? '●' : '×'}
                  </span>
                ),
            )}
          </span>
          <span className={styles.time}>{moment % 1 === 0 ? `${moment} s` : ''}</span>
        </li>
      ))}
    </ol>
  );
}
