import { chromium, defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findChromium } from './scripts/programs.ts';

/** Tests whose result doesn't depend on the base URL; single ones have the tag `@anywhere`. */
const ANYWHERE = [
  'boxes',
  'colorMode',
  'earlyPress',
  'edges',
  'focus',
  'print',
  'stillness',
  'targets',
  'textSize',
].map((name) => `e2e/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'e2e', testMatch: ['e2e/*.spec.ts', 'content/*.spec.ts'] },
    {
      // Under a path: what depends on the base URL.
      name: 'subpath',
      testMatch: ['e2e/*.spec.ts', 'content/*.spec.ts'],
      testIgnore: ANYWHERE,
      grepInvert: /@anywhere/,
    },
    {
      name: 'fixture',
      testMatch: 'e2e/fixture/*.spec.ts',
      use: { baseURL: process.env['FIXTURE_HOST'] },
    },
    { name: 'a11y', testMatch: 'a11y/*.spec.ts', grep: /@turn/ },
    { name: 'a11y-all', testMatch: 'a11y/*.spec.ts' },
    {
      name: 'firefox',
      testMatch: ['e2e/*.spec.ts', 'content/*.spec.ts'],
      // The printed document is Chromium's.
      testIgnore: 'e2e/print.spec.ts',
      use: { browserName: 'firefox', launchOptions: {} },
    },
  ],
  globalSetup: './tests/support/hosts.ts',
  fullyParallel: true,
  workers: '100%',
  // A test that passes the second time doesn't stop a release; the report lists it as flaky.
  retries: 1,
  forbidOnly: true,
  // Long enough for a busy machine; only a failing test waits until the end.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results/browser',
  use: {
    baseURL: process.env['SITE_HOST'],
    locale: 'en-GB',
    launchOptions: {
      executablePath: findChromium(chromium.executablePath()),
      args: BROWSER_FLAGS,
    },
  },
});
