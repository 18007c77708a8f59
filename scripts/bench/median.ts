/**
 * The middle of some figures, which one slow run does not move.
 *
 * @param figures - in any order, at least one
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = NaN, high = NaN] = [Math.floor(middle), Math.ceil(middle)].map(
    (place) => sorted[place],
  );
  return (low + high) / 2;
}
