/**
 * Notes that wait to be rewritten, or cut, for the second edition of the standard. One that is done leaves the list;
 * with the last of them this file goes.
 */
export const FIRST_EDITION: readonly string[] = [];

/** Rules that came with the second edition, or became stricter with it. */
const NEW_RULES: readonly string[] = [
  'note/cell-code',
  'note/cell-length',
  'note/cell-links',
  'note/claims',
  'note/code-lines',
  'note/length',
  'note/plain-http',
  'note/sections',
  'note/table-columns',
  'note/untried',
];

/**
 * Whether a rule only warns of a note, since the note was written before the rule.
 *
 * @param file - path of the note, relative to the root
 * @param rule - name of the rule
 */
export function isOlderThan(file: string, rule: string): boolean {
  return NEW_RULES.includes(rule) && FIRST_EDITION.includes(file);
}
