// Change: native progress bar and own error box with a Retry button, translated and announced.
import { translate } from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';

import { ErrorNotice } from 'docusaurus-ui';

export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) return <ErrorNotice onRetry={retry}>{String(error)}</ErrorNotice>;
  // The loader sets `pastDelay` after 200 ms; a faster load needs no spinner.
  return pastDelay ? (
    <div role="status" className="container padding-top--md">
      <progress
        aria-label={translate({ id: 'notes.loading.label', message: 'Loading the page' })}
      />
    </div>
  ) : null;
}
