import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that compare colours, which pages of one kind share: they take half of the time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Finds axe violations in every frame of a page.
 *
 * @param page - the browser's page
 * @param withColours - whether to compare colours too
 * @returns one line for each violated rule, with the HTML of the elements
 */
export async function findViolations(page: Page, withColours = true): Promise<string[]> {
  // To merge the results of frames, axe opens a second page, which doubles the time.
  const isOneFrame = page.frames().length === 1;
  const axe = new AxeBuilder({ page })
    .setLegacyMode(isOneFrame)
    // src/css/tokens.test.ts checks the contrast of code colours. Half of a note's elements are in
    // highlighted code; excluding each of them would take longer than checking them.
    .exclude('pre > code')
    .options({
      resultTypes: ['violations'],
      rules: Object.fromEntries(
        COLOUR_RULES.map((rule) => [rule, { enabled: withColours }]),
      ),
    });
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
}
