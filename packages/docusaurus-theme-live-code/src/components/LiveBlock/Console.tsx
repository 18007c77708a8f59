import Translate, { translate } from '@docusaurus/Translate';

import type { FromFrame } from '../../protocol.ts';
import styles from './playground.module.css';

type Props = {
  readonly lines: readonly Extract<FromFrame, { type: 'console' }>[];
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name: string | undefined;
};

/** What the code has written to the console. */
export default function Console({ lines, name }: Props) {
  const label = translate({
    id: 'theme.live.consoleLabel',
    message: 'Console of the live code',
  });
  return (
    <div className={styles.console}>
      <span className={styles.label}>
        <Translate id="theme.live.console">console</Translate>
      </span>
      <ol
        role="log"
        aria-label={name ? `${label}: ${name}` : label}
        className={styles.lines}
      >
        {lines.map(({ level, text }, index) => (
          <li key={index} data-level={level}>
            {level === 'log' ? text : `${level}: ${text}`}
          </li>
        ))}
      </ol>
    </div>
  );
}
