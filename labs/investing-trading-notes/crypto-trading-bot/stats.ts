const COST = 0.0015; // fee and slippage per unit of position changed

const mean = (v: number[]): number => v.reduce((s, x) => s + x, 0) / v.length;
export const moment = (v: number[], k: number): number => {
  const m = mean(v);
  return mean(v.map((x) => (x - m) ** k));
};
export function sharpe(v: number[]): number {
  const spread = Math.sqrt(moment(v, 2));
  if (!(spread > 1e-12)) throw new RangeError('no spread');
  return mean(v) / spread;
}

/** Net return of bars `from` to `to`: long if fast mean > slow mean.
 * `lag` 1 decides on the bar before; 0 peeks at the bar it trades. */
export function crossover(
  prices: number[],
  fast: number,
  slow: number,
  from: number,
  to: number,
  lag: 0 | 1,
): number[] {
  if (!(fast >= 1 && fast < slow)) throw new RangeError('fast or slow');
  if (from < slow || to > prices.length) throw new RangeError('bars');
  const result: number[] = [];
  let held = 0;
  for (let t = from; t < to; t += 1) {
    const known = prices.slice(t + 1 - lag - slow, t + 1 - lag);
    const want = mean(known.slice(-fast)) > mean(known) ? 1 : -1;
    const move = Math.log((prices[t] ?? 1) / (prices[t - 1] ?? 1));
    result.push(want * move - Math.abs(want - held) * COST);
    held = want;
  }
  return result;
}
