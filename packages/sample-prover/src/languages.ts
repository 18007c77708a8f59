import { closestMatch, LANGUAGES, PROGRAM_LANGUAGES, type Sample } from 'mdx-source';

/** Checkers for which a page's samples build on one another: they're checked in order. */
export const PER_PAGE: ReadonlySet<string> = new Set(['sql', 'graphql']);

/**
 * The checkers, which are the files in `checkers/`; slow ones first. A new language is added to `LANGUAGES` in
 * mdx-source/src/fences/languages.ts.
 */
export const CHECKER_NAMES = Object.keys(LANGUAGES);

const CHECKERS = new Map(
  Object.entries<readonly string[]>(LANGUAGES).flatMap(([checker, languages]) =>
    languages.map((language) => [language, checker] as const),
  ),
);

/** Languages without a checker whose names resemble those that have one. */
const OTHERS = 'batch haml hlsl http hurl json5 jsonl ruby sass tsql yang'.split(' ');

/** The checked language that a misspelt name most likely means. */
export function guessLanguage(name: string): string | undefined {
  // Anything short is close to some abbreviation, and nobody mistypes the first letter.
  const near = [...CHECKERS.keys(), ...OTHERS].filter(
    (one) => one.length > 3 && one[0] === name[0],
  );
  const meant = name.length > 3 ? closestMatch(name, near) : undefined;
  return meant === name ? undefined : meant;
}

/** Languages that can be executed if their fence says `run`. */
export const RUNNABLE: ReadonlySet<string> = new Set([
  ...LANGUAGES.typescript,
  ...LANGUAGES.bash,
  ...LANGUAGES.sql,
]);

/** Name of a sample's checker; `undefined` if its language isn't checked. */
export function checkerOf({ language, meta }: Sample): string | undefined {
  if (meta.live && (language === 'jsx' || language === 'tsx')) return 'live';
  return CHECKERS.get(language);
}

/** Whether a sample's title is the name of its file. */
export function isProgram({ language, meta }: Sample): boolean {
  return PROGRAM_LANGUAGES.has(language) && !meta.live;
}
