import { fileURLToPath } from 'node:url';

import { configDefaults, defineConfig } from 'vitest/config';

function support(file: string): string {
  return fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));
}

/** Put their own module in another's place, which only works before anybody else has loaded it. */
const MOCKING = [
  'packages/sample-prover/test/pool.test.ts',
  'packages/sample-prover/test/sandbox/watchProcess.test.ts',
  'tests/unit/plugins/lean/routes.test.ts',
  'tests/unit/theme/AnnouncementBar/useRenewedAnnouncement.test.tsx',
];

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // Docusaurus makes these modules while it bundles.
    alias: {
      '@docusaurus/ErrorBoundary': support('errorBoundary.tsx'),
      '@docusaurus/Link': support('link.tsx'),
      '@docusaurus/Translate': support('translate.tsx'),
      '@docusaurus/router': 'react-router-dom',
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared modules',
          include: ['{tests/unit,packages/*/test}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...MOCKING],
          isolate: false, // each file loading its own copies takes a third longer
        },
      },
      { extends: true, test: { name: 'own modules', include: MOCKING } },
    ],
    passWithNoTests: false,
    maxWorkers: '100%', // not all cores but one: on two that is 135 s instead of 205
    testTimeout: 20_000, // the site is built beside them in npm test
    expect: { poll: { timeout: 15_000 } },
  },
});
