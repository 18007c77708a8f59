import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import Button from '../Button';

type Props = {
  /** What did not load, and what the reader misses by it. */
  readonly children: ReactNode;
  /** Loads it again. */
  readonly onRetry: () => void;
  readonly className?: string | undefined;
};

/** Says that something did not load, aloud too, with a way to try again. */
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
