import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

import Button from '../Button/index.tsx';
import styles from './styles.module.css';

type Props = {
  /** What failed, and what the reader misses as a result. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Class of the notice instead of its own. */
  readonly className?: string | undefined;
};

/** Says that something failed (also to screen readers) and offers a retry. */
export default function ErrorNotice({
  children,
  onRetry,
  className = styles.failure,
}: Props): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>{children}</p>
      <Button onClick={onRetry}>
        <Translate id="theme.loading.retry">Retry</Translate>
      </Button>
    </div>
  );
}
