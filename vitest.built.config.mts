import { defineConfig } from 'vitest/config';

import { readSite } from './src/site.ts';

/** Tests of built sites, and of what a build says about bad input; they need no browser. */
export default defineConfig({
  // Vitest sets BASE_URL to its own base, and the tests would look at the build for another path.
  base: readSite(process.env).baseUrl,
  test: {
    include: ['tests/built/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    passWithNoTests: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
