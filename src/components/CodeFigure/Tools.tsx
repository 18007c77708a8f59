import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** Props of {@link Tools}. */
export type ToolsProps = {
  /** The code as it stands in the block. */
  readonly read: () => string;
  /** What tells the block from the page's other ones, said after the buttons' words. */
  readonly name?: string | undefined;
  /** Whether long lines are wrapped. */
  readonly wraps: boolean;
  readonly onWrap: (wraps: boolean) => void;
};

/** What a reader can do with a block of code: copy it, wrap its lines. */
export default function Tools({ read, name, wraps, onWrap }: ToolsProps): ReactNode {
  return (
    <span className={styles.tools}>
      <CopyButton read={read} name={name} />
      <button
        type="button"
        className={styles.tool}
        aria-pressed={wraps}
        onClick={() => onWrap(!wraps)}
      >
        <Translate id="notes.code.wrap" description="Wraps long lines of code">
          Wrap
        </Translate>
        {name && <span className={styles.heard}>{` (${name})`}</span>}
      </button>
    </span>
  );
}
