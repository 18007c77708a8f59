import { readFileSync } from 'node:fs';

/**
 * Whether a note uses a card list, which needs the descriptions of notes that are only known when it
 * renders.
 *
 * @param modules - paths of the routes' modules
 * @param siteDir - what `@site` stands for
 */
export function usesCardList(modules: readonly string[], siteDir: string): boolean {
  return modules
    .filter((file) => /^@site\/.*\.mdx?$/.test(file))
    .some((file) =>
      readFileSync(file.replace('@site', siteDir), 'utf8').includes('DocCardList'),
    );
}
