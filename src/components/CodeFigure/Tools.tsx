import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** Props of {@link Tools}. */
export type ToolsProps = {
  /** The code as it stands in the block. */
  readonly read: () => string;
  /** Whether long lines are wrapped. */
  readonly wraps: boolean;
  readonly onWrap: (wraps: boolean) => void;
};

/** What a reader can do with a block of code: copy it, wrap its lines. */
export default function Tools({ read, wraps, onWrap }: ToolsProps): ReactNode {
  return (
    <span className={styles.tools}>
      <CopyButton read={read} />
      <button
        type="button"
        className={styles.tool}
        aria-pressed={wraps}
        onClick={() => onWrap(!wraps)}
      >
        <Translate id="notes.code.wrap" description="Wraps long lines of code">
          Wrap
        </Translate>
      </button>
    </span>
  );
}
