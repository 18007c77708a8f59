import { useEffect, useRef, useState, type ReactNode } from 'react';

import clsx from 'clsx';

import { ErrorNotice, useLazy } from 'docusaurus-ui';
import styles from './styles.module.css';

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
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: `${PRELOAD_MARGIN}px` },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [isNear]);
  const { value: module, error, retry } = useLazy(loadPlayground, isNear);
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
