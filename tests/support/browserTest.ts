import { test as base, type Page } from '@playwright/test';

type Options = {
  /** Console errors a test provokes on purpose. */
  allowedErrors: readonly RegExp[];
};

type Fixtures = {
  /** Fails a test on whose page an error reached the console or nobody caught one. */
  quietConsole: undefined;
};

/** The browser test of this project: each one also holds that nothing went wrong unseen. */
export const test = base.extend<Options & Fixtures>({
  allowedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(undefined);
      const unexpected = errors.filter(
        (error) => !allowedErrors.some((allowed) => allowed.test(error)),
      );
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
