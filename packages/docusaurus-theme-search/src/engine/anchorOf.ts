/**
 * The id that a heading normally gets from its text; the index lists those that differ.
 *
 * @param heading - its text
 */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
