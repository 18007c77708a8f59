import type { ReactNode } from 'react';

import clsx from 'clsx';

import { useLazyModule, useNearViewport, Failure } from 'docusaurus-ui';
import styles from './styles.module.css';

/** So far ahead, in px, a block loads: its result has its size before the reader comes to it. */
const AHEAD = 1000;

/** Code of so many lines has a small result, as a rule. */
const SHORT = 12;

const loadRunning = () => import('./Running.tsx');

/** Props of a live block. */
export type Props = {
  /** The code as the author wrote it. */
  readonly source: string;
  /** What tells the block from the page's other ones. */
  readonly name?: ReactNode;
  /** The same code as a static block, which stays until the editor is there, or for good without JavaScript. */
  readonly children: ReactNode;
};

/** Code that a reader can change and run; the editor and the frame load when the block comes near. */
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
            <Failure error={error} onReset={retry} />
          ) : (
            <div className={styles.waiting} aria-hidden="true" />
          )}
        </>
      )}
    </div>
  );
}
