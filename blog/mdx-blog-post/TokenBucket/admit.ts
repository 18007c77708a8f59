/** A bucket that starts full; each request that passes takes one token. */
export type Bucket = {
  /** Tokens it holds at most. */
  readonly size: number;
  /** Tokens that flow in each second. */
  readonly perSecond: number;
};

/**
 * Decides which requests a token bucket lets through.
 *
 * @param arrivals - seconds, in ascending order
 * @returns for each request, whether it passes
 */
export function admit(
  arrivals: readonly number[],
  { size, perSecond }: Bucket,
): boolean[] {
  let tokens = size;
  let last = 0;
  return arrivals.map((time) => {
    tokens = Math.min(size, tokens + (time - last) * perSecond);
    last = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  });
}
