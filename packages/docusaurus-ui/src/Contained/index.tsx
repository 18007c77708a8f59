import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

import Failure from '../Failure';

export type Props = {
  /** What may throw while it renders. */
  readonly children: ReactNode;
  /** Shown together with the error. */
  readonly fallback?: ReactNode;
};

/** Error boundary: the rest of the page keeps working, and Retry renders the children again. */
export default function Contained({ children, fallback }: Props) {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {fallback}
          <Failure onRetry={tryAgain}>{error.message}</Failure>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
