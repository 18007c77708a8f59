// Change: own spinner and own error box with a Retry button; throws if a chunk fails to load in a build.
import { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';

import { Failure } from 'docusaurus-ui';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    // In a build, the page would otherwise be published as this error.
    if (typeof document === 'undefined') throw error as Error;
    return <Failure onRetry={retry}>{String(error)}</Failure>;
  }
  // The loader sets `pastDelay` after 200 ms; a faster load needs no spinner.
  return pastDelay ? (
    <div
      role="status"
      aria-label={translate({ id: 'notes.loading.label', message: 'Loading the page' })}
      className={styles.spinner}
    />
  ) : null;
}
