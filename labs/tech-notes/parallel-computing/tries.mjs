// The note's two workers, count.mjs, without and with Atomics; twenty tries each.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** @param {boolean} safe */
async function both(safe) {
  const shared = new SharedArrayBuffer(8);
  const url = new URL('./count.mjs', import.meta.url);
  const workers = [1, 2].map(() => new Worker(url, { workerData: { shared, safe } }));
  await Promise.all(workers.map((worker) => once(worker, 'exit')));
  return new Int32Array(shared)[0] ?? 0;
}

for (const safe of [false, true]) {
  const totals = [];
  for (let n = 0; n < 20; n += 1) totals.push(await both(safe));
  const wrong = totals.filter((total) => total !== 2_000_000).length;
  console.log(
    (safe ? 'Atomics.add' : 'total[0] += 1').padEnd(14),
    `${wrong} of 20 totals wrong, from ${Math.min(...totals)} to ${Math.max(...totals)}`,
  );
}
