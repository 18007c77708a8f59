export type Fill = { price: number; qty: number };
export type Bot = (prices: number[]) => Fill[];

/** Seeded normal noise: the same seed gives the same market. */
export function noise(seed: number): () => number {
  const uniform = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return () =>
    Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** Log steps of 0.4%; `pull` drags back to 100, `drift` pushes on. */
export function path(
  seed: number,
  length: number,
  pull: number,
  drift: number,
): number[] {
  const next = noise(seed);
  const prices = [100];
  let x = 0; // log distance from 100
  while (prices.length < length) {
    x += drift - pull * x + 0.004 * next();
    prices.push(100 * Math.exp(x));
  }
  return prices;
}
