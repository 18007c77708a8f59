import type { ReactNode } from 'react';

import clsx from 'clsx';

import { ErrorNotice, useLazy } from 'docusaurus-ui';
import styles from './styles.module.css';
import useNearViewport from './useNearViewport.ts';

/** Distance in px at which a block starts loading, so that it has its final size before it's visible. */
const PRELOAD_MARGIN = 1000;

/** Code up to this many lines usually has a small result. */
const MAX_SHORT_LINES = 12;

const loadPlayground = () => import('./Playground.tsx');

type Props = {
  /** The code as the author wrote it. */
  readonly source: string;
  /** Accessible name that distinguishes the block from others on the page. */
  readonly name?: ReactNode;
  /** The same code as a static block, shown until the editor loads, and permanently without JavaScript. */
  readonly children: ReactNode;
};

/** Code that a reader can edit and run; the editor and the frame load when the block comes near. */
export default function LiveBlock({ source, name, children }: Props) {
  const { ref, near } = useNearViewport(PRELOAD_MARGIN);
  const { module, error, retry } = useLazy(loadPlayground, near);
  const isShort = source.split('\n').length <= MAX_SHORT_LINES;
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
            <ErrorNotice onRetry={retry}>{error.message}</ErrorNotice>
          ) : (
            <div className={styles.waiting} aria-hidden="true" />
          )}
        </>
      )}
    </div>
  );
}
