import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    // Docusaurus makes this module while it bundles.
    alias: {
      '@docusaurus/Translate': fileURLToPath(
        new URL('tests/support/translate.tsx', import.meta.url),
      ),
    },
  },
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], passWithNoTests: false },
});
