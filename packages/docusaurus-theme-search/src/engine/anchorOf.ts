import type { SearchHeading } from '../data.ts';

/** A heading's id; it normally follows from the text, and the index lists those that differ. */
export function anchorOf(heading: SearchHeading): string {
  if (typeof heading !== 'string') return heading[1];
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
