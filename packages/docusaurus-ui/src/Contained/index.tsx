import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Translate from '@docusaurus/Translate';

import Button from '../Button';
import styles from './styles.module.css';

export type Props = {
  /** What may throw while it renders. */
  readonly children: ReactNode;
  /** Shown together with the error. */
  readonly fallback?: ReactNode;
};

export type FailureProps = {
  readonly error: Error;
  /** Renders the failed children again. */
  readonly onReset: () => void;
};

/** Names the error and offers a reset. */
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

/** Error boundary: the rest of the page keeps working, and Reset renders the children again. */
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
