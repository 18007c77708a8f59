const SHARE_PER_FRAME = 0.85;

/**
 * One animation step towards the top: 85 percent of the remaining distance, in whole pixels and at
 * least one, so that the animation ends.
 *
 * @param current - the current scroll position
 * @returns the scroll position for the next frame
 */
export default function nextScrollTop(current: number): number {
  return Math.max(0, Math.floor(current - current * SHARE_PER_FRAME));
}
