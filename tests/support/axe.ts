import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Finds axe violations in every frame of a page.
 *
 * @param page - the browser's page
 * @param contrast - whether to measure contrast, which takes 40 % of the time
 * @returns one line for each violated rule, with the HTML of the elements
 */
export async function findViolations(page: Page, contrast = true): Promise<string[]> {
  // To merge the results of frames, axe opens a second page, which doubles the time.
  const isOneFrame = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    // src/css/tokens.test.ts checks the contrast of code colours. Half of a note's elements are
    // highlighted code, which would take a quarter of the time.
    .exclude('pre code span')
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: contrast } },
    });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
}
