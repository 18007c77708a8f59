// Brute force, a Map and an object on the same 100,000 numbers, without an answer among them.
// node --expose-gc measure.mjs WAY prints the milliseconds of processor time of one run, or for "memory" megabytes of heap.
const [way = ''] = process.argv.slice(2);
const N = 100_000;
const TARGET = -1; // odd, and every value is even

let state = 20261121;
const values = new Set();
while (values.size < N) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  values.add(2 * Math.floor((state / 2 ** 32) * 1e9));
}
const nums = [...values];

function brute() {
  for (let j = 1; j < nums.length; j += 1) {
    for (let i = j - 1; i >= 0; i -= 1) if (nums[i] + nums[j] === TARGET) return [i, j];
  }
  return null;
}

function withMap() {
  const seen = new Map();
  for (const [j, value] of nums.entries()) {
    const i = seen.get(TARGET - value);
    if (i !== undefined) return [i, j];
    seen.set(value, j);
  }
  return seen;
}

function withObject() {
  const seen = {};
  for (const [j, value] of nums.entries()) {
    const i = seen[TARGET - value];
    if (i !== undefined) return [i, j];
    seen[value] = j;
  }
  return seen;
}

if (way === 'memory') {
  const heap = () => (globalThis.gc(), process.memoryUsage().heapUsed);
  const before = heap();
  const kept = withMap();
  const grown = heap() - before;
  console.log((grown / 1e6).toFixed(1), kept.size === N ? '' : 'wrong');
} else {
  const ways = { brute, map: withMap, object: withObject };
  const began = process.cpuUsage();
  ways[way]();
  const { user, system } = process.cpuUsage(began);
  console.log(((user + system) / 1000).toFixed(1));
}
