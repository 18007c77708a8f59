import { defineConfig } from 'vitest/config';

/** Tests of built sites, and of what a build says about bad input; they need no browser. */
export default defineConfig({
  test: {
    // Vitest sets BASE_URL to its own base, and the tests would look at the build for another path.
    env: { BASE_URL: process.env['BASE_URL'] ?? '/' },
    include: [
      'tests/built/**/*.test.ts',
      'tests/content/*.test.ts',
      'tests/errors/**/*.test.ts',
    ],
    passWithNoTests: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
