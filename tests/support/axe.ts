import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looks for what axe calls a violation, in every frame of a page.
 *
 * @param page - the browser's page
 * @returns a line for each rule that is broken, with the HTML of what breaks it
 */
export async function findViolations(page: Page): Promise<string[]> {
  // To join the results of frames, axe sends them through a second page, which takes as long again.
  const isOneFrame = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    // The colours of code are held against each other in tests/unit/css/tokens.test.ts: half the elements
    // of a note are such words, and take a quarter of the time.
    .exclude('pre code span')
    .options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
}
