import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';

import Button from '../Button';
import styles from './styles.module.css';

/** Props of the box around what may fail. */
export type Props = {
  /** What may throw while it renders. */
  readonly children: ReactNode;
  /** What is shown together with the error. */
  readonly fallback?: ReactNode;
};

/** Props of the notice that replaces what failed. */
export type FailureProps = {
  readonly error: Error;
  /** Starts over. */
  readonly onReset: () => void;
};

/** Says what failed, and offers to start over. */
export function Failure({ error, onReset }: FailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{error.message}</p>
      <Button onClick={onReset}>
        <Translate id="notes.contained.reset">Reset</Translate>
      </Button>
    </div>
  );
}

/** Keeps an error inside: the rest of the page goes on, and a reset starts the children again. */
export default function Contained({ children, fallback }: Props) {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {fallback}
          <Failure error={error} onReset={tryAgain} />
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
