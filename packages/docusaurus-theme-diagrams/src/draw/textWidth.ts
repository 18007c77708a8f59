/** Advance widths of common sans-serif fonts in em, rounded up a little; a Han character is one em. */
const CLASSES: readonly (readonly [RegExp, number])[] = [
  [
    /[\u1100-\u115F\u2E80-\u9FFF\uAC00-\uD7AF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6]/,
    1,
  ],
  [/[\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFF}]/u, 1],
  [/[\u0300-\u036F\u200B-\u200D]/, 0],
  [/[ijlI|!.,:;'`]/, 0.3],
  [/[ftr()[\]{}/\\\s"-]/, 0.38],
  [/[mwMW@%…—]/, 0.94],
  [/[A-Z&]/, 0.72],
];
const OTHER = 0.6;

/**
 * Estimates the width of a string without a browser to measure it.
 *
 * @param text - one line
 * @param fontSize - in px
 */
export function textWidth(text: string, fontSize: number): number {
  let ems = 0;
  for (const character of text) {
    ems += CLASSES.find(([pattern]) => pattern.test(character))?.[1] ?? OTHER;
  }
  return ems * fontSize;
}
