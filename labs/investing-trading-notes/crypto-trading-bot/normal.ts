export function normal(z: number): number {
  if (Math.abs(z) > 8) return z > 0 ? 1 : 0;
  let sum = z;
  let term = z;
  for (let k = 1; k < 200; k += 1) sum += term *= (z * z) / (2 * k + 1);
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI);
}
export function quantile(p: number): number {
  let [low, high] = [-6, 6];
  while (high - low > 1e-9) {
    const mid = (low + high) / 2;
    if (normal(mid) < p) low = mid;
    else high = mid;
  }
  return low;
}

/** Expected largest of `n` independent standard normal draws. */
export function expectedMax(n: number): number {
  if (!(n >= 2)) throw new RangeError('two tries or more');
  return (1 - 0.5772) * quantile(1 - 1 / n) + 0.5772 * quantile(1 - 1 / (n * Math.E));
}
