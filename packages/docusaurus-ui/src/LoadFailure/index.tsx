import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import Button from '../Button';

type Props = {
  /** What didn't load, and what the reader misses as a result. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  readonly className?: string | undefined;
};

/** Says that something failed to load (also to screen readers) and offers a retry. */
export default function LoadFailure({ children, onRetry, className }: Props): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>{children}</p>
      <Button onClick={onRetry}>
        <Translate id="notes.loading.retry">Retry</Translate>
      </Button>
    </div>
  );
}
