import { test as base, type Page } from '@playwright/test';

type Options = {
  /** Console errors a test provokes on purpose. */
  allowedErrors: RegExp | null;
};

type Fixtures = {
  /**
   * Fails a test on whose page an error reached the console, nobody caught one, the policy was
   * broken or a foreign origin was asked for anything.
   */
  quietConsole: undefined;
};

/** Says each violation where the console is watched; the browser alone may word it otherwise. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy: ${event.effectiveDirective} forbids ${event.blockedURI}`);
  });
}

/** Pages that say violations already: a page may serve several tests. */
const told = new WeakSet<Page>();

/** Whether an address leads to another origin than the host of the test; data has none. */
function isForeign(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol.startsWith('http') && hostname !== 'localhost';
}

/** The browser test of this project: each one also holds that nothing went wrong unseen. */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [null, { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      if (!told.has(page)) await page.addInitScript(reportViolations);
      told.add(page);
      page.on('request', (request) => {
        if (isForeign(request.url())) errors.push(`foreign origin: ${request.url()}`);
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

export { expect } from '@playwright/test';

/** What the browser itself says about an answer with status 404. */
export const NOT_FOUND_ANSWER = /status of 404/;

/**
 * Opens a page and waits until React has taken it over.
 *
 * @param page - the browser's page
 * @param address - relative to the base address of the test's project
 */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}

/**
 * Turns the wheel and waits until the page has come to rest, so that its handlers saw the move.
 *
 * @param page - the browser's page
 * @param pixels - down; negative is up
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
 * Lets the files of an address wait until what is returned is called.
 *
 * @param page - the browser's page
 * @param address - pattern of their addresses
 */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
