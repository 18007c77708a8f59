// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import Loading from '../../../../src/theme/Loading/index.tsx';

it('fails the build of a page whose code cannot be loaded, instead of publishing the error', () => {
  const error = new Error("Cannot find module './assets/js/page.js'");
  const page = (
    <Loading
      isLoading={false}
      pastDelay
      timedOut={false}
      retry={() => {}}
      error={error}
    />
  );
  expect(() => renderToString(page)).toThrow(error);
});
