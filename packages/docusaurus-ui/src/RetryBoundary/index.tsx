import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';

import ErrorNotice from '../ErrorNotice';

type Props = {
  /** What may throw while it renders. */
  readonly children: ReactNode;
  /** Shown together with the error. */
  readonly fallback?: ReactNode;
};

/** Error boundary: the rest of the page keeps working, and Retry renders the children again. */
export default function RetryBoundary({ children, fallback }: Props) {
  return (
    <ErrorBoundary
      fallback={({ error, tryAgain }) => (
        <>
          {fallback}
          <ErrorNotice onRetry={tryAgain}>{error.message}</ErrorNotice>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
