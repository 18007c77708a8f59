import { fileURLToPath } from 'node:url';

import { configDefaults, defineConfig } from 'vitest/config';

function support(file: string): string {
  return fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));
}

/** Tests that start processes, which is slow; `npm run test:processes`. */
const PROCESSES = '{tests,packages/*/test}/processes/**/*.test.ts';

/** Tests that mock a module, which only works before it has been loaded, or replace the document. */
const ISOLATED = '{src,packages/*/test}/**/*.isolated.test.{ts,tsx}';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // Docusaurus provides these modules when it bundles.
    alias: {
      '@docusaurus/ErrorBoundary': support('errorBoundary.tsx'),
      '@docusaurus/Head': support('head.tsx'),
      '@docusaurus/Link': support('link.tsx'),
      '@docusaurus/Translate': support('translate.tsx'),
      '@docusaurus/router': 'react-router-dom',
      '@generated/docusaurus.config': support('siteConfig.ts'),
      '@theme/BlogPostItem/Header/Title': support('head.tsx'),
      '@theme': fileURLToPath(new URL('src/theme', import.meta.url)),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{blog,scripts,src,tests/repository,tests/support,packages/*/test}/**/*.test.{ts,tsx}',
          ],
          exclude: [...configDefaults.exclude, PROCESSES, ISOLATED],
          isolate: false, // isolation takes a third longer
        },
      },
      { extends: true, test: { name: 'isolated', include: [ISOLATED] } },
      {
        extends: true,
        // They start compilers and databases beside a build of the site.
        test: { name: 'processes', include: [PROCESSES], testTimeout: 300_000 },
      },
    ],
    passWithNoTests: false,
    maxWorkers: '100%', // not all cores but one: on two that is 135 s instead of 205
    testTimeout: 20_000, // the site is built beside them in npm test
    expect: { poll: { timeout: 15_000 } },
  },
});
