/** Letters and digits that stand together, Chinese apart from others. */
export const RUN = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;
/** Where a name in camel case has its seams: `useEffect`, `HTTPServer`. */
const SEAM = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;
/** Plurals, but not `https`, `class`, `redis`, `status`. */
const PLURAL = /^(?!https$)(.{3,}[^siu])s$/u;

/** Whether a word is Chinese. */
export function isHan(word: string): boolean {
  return HAN.test(word);
}

/** What is looked up for a word in Latin letters: without case and plural. */
export function stem(word: string): string {
  return word.toLowerCase().replace(PLURAL, '$1');
}

/**
 * What a word shares with its other forms: `limit` for `limiting`, `cach` for `caching`. No stemmer:
 * what it cuts too short is worth less than the word itself, and what it misses is found as before.
 *
 * @returns nothing for a word without such an ending
 */
export function baseOf(word: string): string | undefined {
  return /^(.{4,}?)(?:ing|ed|er)$/.exec(word)?.[1];
}

/** Whether a word is a form of a base: that with an ending of at most three letters. */
export function isFormOf(base: string, other: string): boolean {
  return other.startsWith(base) && other.length <= base.length + 3;
}

/**
 * Pairs of characters that stand side by side. Chinese has no spaces: there each is a word.
 *
 * @param run - one character stands alone
 */
export function pairs(run: string): string[] {
  const characters = [...run];
  if (characters.length === 1) return characters;
  return characters
    .slice(1)
    .map((character, place) => `${characters[place]}${character}`);
}

function latin(run: string): string[] {
  const parts = run.split(SEAM);
  return parts.length > 1 ? [stem(run), ...parts.map(stem)] : [stem(run)];
}

/**
 * Splits a text into the words that are looked up: Latin words without case and plural, names in
 * camel case whole and in their parts, Chinese in pairs of characters.
 *
 * @param text - of a note or a query
 * @returns words in the order of the text; a word that occurs twice stands there twice
 */
export function tokenize(text: string): string[] {
  const runs = text.normalize('NFKC').match(RUN) ?? [];
  return runs.flatMap((run) => (isHan(run) ? pairs(run) : latin(run)));
}
