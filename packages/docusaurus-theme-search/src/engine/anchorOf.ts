/**
 * The id that a heading's text gives as a rule; the index names those that are others.
 *
 * @param heading - its text
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
