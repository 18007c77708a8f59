import { chromium, defineConfig } from '@playwright/test';

import { BROWSER_FLAGS, findChromium } from './tests/support/programs.ts';

const SITE = ['e2e/*.spec.ts', 'content/*.spec.ts'];

export default defineConfig({
  testDir: 'tests',
  projects: [
    { name: 'e2e', testMatch: SITE },
    // What depends on the base URL, once more under a path.
    { name: 'subpath', testMatch: SITE, grep: /@subpath/ },
    {
      name: 'fixture',
      testMatch: 'e2e/fixture/*.spec.ts',
      use: { baseURL: process.env['FIXTURE_HOST'] },
    },
    { name: 'a11y', testMatch: 'a11y/*.spec.ts', grep: /@turn/ },
    { name: 'a11y-all', testMatch: 'a11y/*.spec.ts' },
    {
      name: 'firefox',
      testMatch: SITE,
      // The printed document, the reader's text size and input methods are Chromium's.
      testIgnore: ['e2e/print.spec.ts', 'e2e/textSize.spec.ts'],
      grepInvert: /@chromium/,
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
