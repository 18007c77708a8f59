/**
 * The median, which a single slow run doesn't affect.
 *
 * @param figures - in any order, at least one
 */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}
