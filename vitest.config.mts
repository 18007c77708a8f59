import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

function support(file: string): string {
  return fileURLToPath(new URL(`tests/support/${file}`, import.meta.url));
}

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // Docusaurus makes these modules while it bundles.
    alias: {
      '@docusaurus/Link': support('link.tsx'),
      '@docusaurus/Translate': support('translate.tsx'),
      '@docusaurus/router': 'react-router-dom',
    },
  },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    maxWorkers: '100%', // not all cores but one: on two that is 135 s instead of 205
    testTimeout: 20_000, // the site is built beside them in npm test
  },
});
