const SHARE_PER_FRAME = 0.85;

/**
 * One step of the way to the top: 85 percent of what remains, in whole pixels and never less than
 * one, so that the way ends.
 *
 * @param current - where the page is scrolled to
 * @returns where the next frame scrolls to
 */
export default function nextScrollTop(current: number): number {
  return Math.max(0, Math.floor(current - current * SHARE_PER_FRAME));
}
