import { defineConfig } from 'vitest/config';

/** Tests of what `npm run build` wrote; they need no browser. */
export default defineConfig({
  test: { include: ['tests/built/**/*.test.ts'], passWithNoTests: false },
});
