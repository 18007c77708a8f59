const COST = 0.0015; // fee and slippage per unit of position changed

const mean = (v: number[]): number => v.reduce((s, x) => s + x, 0) / v.length;
export const moment = (v: number[], k: number): number => {
  const m = mean(v);
  return mean(v.map((x) => (x - m) ** k));
};
export const sharpe = (v: number[]): number => mean(v) / Math.sqrt(moment(v, 2));

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
