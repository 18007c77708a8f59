import type { Browser } from '@playwright/test';

/** CPU slowdown of a phone compared to a desktop, as in Lighthouse. */
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/** Time after which a page has hydrated and finished prefetching. */
const SETTLED_MS = 4000;
/** Task duration beyond which a task counts as blocking (web.dev/articles/tbt). */
const LONG_MS = 50;

/**
 * Opens a page with a CPU slowdown of four, and measures the long tasks after its first paint.
 *
 * @param browser - a fresh context is opened in it
 * @param address - the page's URL
 * @returns the longest of those tasks, and the sum of their time beyond 50 ms each; in ms
 */
export async function readTasks(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // As a string, because tsx wraps functions in a naming helper that doesn't exist in the page.
  await page.addInitScript(`
    window.longTasks = [];
    new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map(
      ({ startTime, duration }) => ({ startTime, duration }),
    ))).observe({ type: 'longtask', buffered: true });`);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const tasks = await page.evaluate<{ startTime: number; duration: number }[]>(
    `(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return window.longTasks.filter(({ startTime }) => startTime > (paint?.startTime ?? 0));
    })()`,
  );
  await context.close();
  const durations = tasks.map(({ duration }) => duration);
  return {
    longest: Math.max(0, ...durations),
    blocking: durations.reduce(
      (all, duration) => all + Math.max(0, duration - LONG_MS),
      0,
    ),
  };
}
