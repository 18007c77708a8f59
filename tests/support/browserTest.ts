import { test as base, type Page } from '@playwright/test';

type Options = {
  /** Console errors that a test causes on purpose. */
  allowedErrors: RegExp | null;
};

type Fixtures = {
  /**
   * Fails a test if its page logs an error, has an uncaught one, violates the policy or requests
   * anything from another origin.
   */
  quietConsole: undefined;
};

/** Logs each policy violation in one format, because browsers word them differently. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.effectiveDirective} forbids ${event.blockedURI}`);
  });
}

/** Pages that already log violations, because several tests may share a page. */
const told = new WeakSet<Page>();

/** Whether a URL is on another origin than the test's host; `data:` URLs have none. */
function isExternal(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol.startsWith('http') && hostname !== 'localhost';
}

/** The browser test of this project: each one also checks that nothing failed silently. */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [null, { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      if (!told.has(page)) await page.addInitScript(reportViolations);
      told.add(page);
      page.on('request', (request) => {
        if (isExternal(request.url())) errors.push(`foreign origin: ${request.url()}`);
      });
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = errors.filter((error) => !allowedErrors?.test(error));
      if (unexpected.length > 0) {
        throw new Error(`The console holds errors:\n${unexpected.join('\n')}`);
      }
    },
    { auto: true },
  ],
});

/** Deletes what earlier tests have stored, as soon as a test's first page begins to load. */
function startAfresh(test: string): void {
  if (window !== window.top || window.name === test) return;
  window.name = test;
  localStorage.clear();
}

/**
 * The browser test with one tab for all tests of a worker: its process keeps the shell's compiled scripts, which halves
 * the time per page. For files without options of a context (touch, storage, no JavaScript), service workers and init
 * scripts that stay. A failed test ends its worker, and the tab with it.
 */
export const tabTest = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        serviceWorkers: 'block',
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ tab }, provide, { testId }) => {
    await tab.setViewportSize({ width: 1280, height: 720 });
    await tab.emulateMedia({ media: null });
    const start = await tab.addInitScript(startAfresh, testId);
    await provide(tab);
    await start.dispose();
    tab.removeAllListeners();
  },
});

export { expect } from '@playwright/test';

/** What the browser logs about a response with status 404. */
export const NOT_FOUND_RESPONSE = /status of 404/;

/**
 * Opens a page and waits until it has hydrated.
 *
 * @param page - the browser's page
 * @param url - relative to the base URL of the test's project
 */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/**
 * Scrolls with the wheel and waits until the page is at rest, so that its handlers have run.
 *
 * @param page - the browser's page
 * @param pixels - downwards; negative scrolls up
 */
export async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let last = -1;
        const look = () => {
          if (window.scrollY === last) return resolve();
          last = window.scrollY;
          setTimeout(look, 100);
        };
        look();
      }),
  );
}

/**
 * Delays responses until the returned function is called.
 *
 * @param page - the browser's page
 * @param url - pattern of the URLs to delay
 */
export async function delayRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
