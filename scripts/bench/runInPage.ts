import type { Page } from '@playwright/test';

/**
 * Runs a function in a page. tsx, which these scripts run by, gives functions their names with a
 * helper that is not there in the page.
 *
 * @param page - where to run it
 * @param work - uses nothing from outside of itself
 * @returns what the function returns
 */
export function runInPage<T>(page: Page, work: () => T | Promise<T>): Promise<T> {
  return page.evaluate<T>(`globalThis.__name = (value) => value; (${String(work)})()`);
}
