import type { Browser } from '@playwright/test';

/** A phone's processor next to that of a desktop, as Lighthouse has it. */
const SLOWER = 4;
const PHONE = { width: 412, height: 823 };
/** By then a page has hydrated, and fetched ahead what it wants. */
const SETTLED_MS = 4000;
/** What a task may take before it counts as blocking (web.dev/articles/tbt). */
const LONG_MS = 50;

/**
 * Opens a page on a processor four times slower, and looks at the long tasks that follow its first paint.
 *
 * @param browser - in which a fresh context is opened
 * @param address - of the page
 * @returns the longest of those tasks, and what all of them take beyond 50 ms each; milliseconds
 */
export async function readTasks(browser: Browser, address: string) {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // As text: tsx names functions by a helper that the page doesn't have.
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
