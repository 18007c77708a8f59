// Change: own fallback that reads no context, so that `Error` can render it without the app's providers.
import Translate from '@docusaurus/Translate';
import { ErrorBoundaryError } from '@docusaurus/theme-common';
import type { Props } from '@theme/Error';

import { Button } from 'docusaurus-ui';

export default function ErrorPageContent({ error, tryAgain }: Props) {
  return (
    <main className="container padding-top--md padding-bottom--lg">
      <h1>
        <Translate id="theme.ErrorPageContent.title">This page crashed.</Translate>
      </h1>
      <Button onClick={tryAgain}>
        <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
      </Button>
      <ErrorBoundaryError error={error} />
    </main>
  );
}
