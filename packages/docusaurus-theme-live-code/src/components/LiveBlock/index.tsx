import type { ReactNode } from 'react';

import clsx from 'clsx';

import { useLazyModule, useNearViewport, Failure } from 'docusaurus-ui';
import styles from './styles.module.css';

/** Distance in px at which a block starts loading, so that it has its final size before it's visible. */
const AHEAD = 1000;

/** Code up to this many lines usually has a small result. */
const SHORT = 12;

const loadRunning = () => import('./Running.tsx');

export type Props = {
  /** The code as the author wrote it. */
  readonly source: string;
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: ReactNode;
  /** The same code as a static block, shown until the editor loads, and permanently without JavaScript. */
  readonly children: ReactNode;
};

/** Code that a reader can edit and run; the editor and the frame load when the block comes near. */
export default function LiveBlock({ source, name, children }: Props) {
  const { ref, near } = useNearViewport(AHEAD);
  const { module, error, retry } = useLazyModule(loadRunning, near);
  const isShort = source.split('\n').length <= SHORT;
  return (
    <div ref={ref} className={clsx(styles.block, isShort && styles.short)}>
      {module ? (
        <module.default
          source={source}
          name={typeof name === 'string' ? name : undefined}
        />
      ) : (
        <>
          {children}
          {error ? (
            <Failure onRetry={retry}>{error.message}</Failure>
          ) : (
            <div className={styles.waiting} aria-hidden="true" />
          )}
        </>
      )}
    </div>
  );
}
