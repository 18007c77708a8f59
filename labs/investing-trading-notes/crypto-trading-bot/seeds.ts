// The note's search for the best pair of averages, on other seeds than 1.
import { path } from './market.ts';
import { expectedMax, normal } from './normal.ts';
import { crossover, moment, sharpe } from './stats.ts';

const pairs: [number, number][] = [];
for (let fast = 2; fast <= 20; fast += 2) {
  for (let slow = 30; slow <= 300; slow += 30) pairs.push([fast, slow]);
}
const YEAR = 2000;
const [start, half, end] = [300, 300 + YEAR, 300 + 2 * YEAR];
const annual = (perBar: number) => (perBar * Math.sqrt(YEAR)).toFixed(2).padStart(9);

let [single, deflated, positive, highest] = [0, 0, 0, 0];
console.log('seed   fitted     next  P, one trial  P, deflated');
for (let seed = 1; seed <= 12; seed += 1) {
  const prices = path(seed, end, 0, 0);
  const bars = pairs.map((pair) => crossover(prices, ...pair, start, half, 1));
  const scores = bars.map((one) => sharpe(one));
  const best = scores.indexOf(Math.max(...scores));
  const won = bars[best] ?? [];
  const next = sharpe(crossover(prices, ...(pairs[best] ?? [2, 30]), half, end, 1));
  const luck = Math.sqrt(moment(scores, 2)) * expectedMax(pairs.length);
  const sr = sharpe(won);
  const shape = (k: number) => moment(won, k) / moment(won, 2) ** (k / 2);
  const error = Math.sqrt(
    (1 - shape(3) * sr + ((shape(4) - 1) / 4) * sr ** 2) / (won.length - 1),
  );
  const [one, all] = [normal(sr / error), normal((sr - luck) / error)];
  if (one > 0.95) single += 1;
  if (all > 0.95) deflated += 1;
  if (next > 0) positive += 1;
  highest = Math.max(highest, all);
  const chances = `${one.toFixed(2).padStart(14)}${all.toFixed(2).padStart(13)}`;
  console.log(String(seed).padStart(4) + annual(sr) + annual(next) + chances);
}
console.log(`over 0.95 as one trial: ${single}, after deflation: ${deflated}`);
console.log(`highest after deflation: ${highest.toFixed(2)}`);
console.log(`positive in the next year: ${positive} of 12`);
