// Change: own spinner and own box with the error and a way to try again; fails a build that cannot load.
import { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';

import { LoadFailure } from 'docusaurus-ui';
import styles from './styles.module.css';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    // While the site is built the page would be published as this error.
    if (typeof document === 'undefined') throw error as Error;
    return (
      <LoadFailure className={styles.box} onRetry={retry}>
        {String(error)}
      </LoadFailure>
    );
  }
  // The loader passes `pastDelay` after 200 ms: what comes sooner needs no sign.
  return pastDelay ? (
    <div
      role="status"
      aria-label={translate({ id: 'notes.loading.label', message: 'Loading the page' })}
      className={styles.spinner}
    />
  ) : null;
}
