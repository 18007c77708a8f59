// Each figure is a ratio within one run, the median of nine runs or more.
import { once } from 'node:events';
import { isMainThread, parentPort, workerData, Worker } from 'node:worker_threads';

/** Pure computing, no memory: the sum of 1/n² over a range. */
function sum(from, to) {
  let total = 0;
  for (let n = from; n < to; n += 1) total += 1 / (n * n);
  return total;
}

/** Adds one to a cell so many times. */
function count(cells, at, times) {
  for (let n = 0; n < times; n += 1) Atomics.add(cells, at, 1);
}

const jobs = {
  sum: ({ from, to }) => sum(from, to),
  count: ({ shared, at, times }) => count(new Int32Array(shared), at, times),
  length: ({ data }) => data.byteLength,
};

if (!isMainThread) {
  const answer = ({ name, input }) => parentPort.postMessage(jobs[name](input));
  if (workerData) answer(workerData);
  else parentPort.on('message', answer);
} else {
  const start = (workerData) => new Worker(new URL(import.meta.url), { workerData });
  const idle = [start(), start()];
  const ask = async (worker, name, input, transfer) => {
    worker.postMessage({ name, input }, transfer);
    return (await once(worker, 'message'))[0];
  };
  const ms = async (work) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  const median = async (work, runs = 9) => {
    const times = [];
    for (let n = 0; n < runs; n += 1) times.push(await ms(work));
    return times.sort((a, b) => a - b)[(runs - 1) / 2];
  };
  await Promise.all(idle.map((worker) => ask(worker, 'sum', { from: 1, to: 1e6 })));

  console.log('== two workers beside one, by the size of the job');
  for (const size of [1e3, 1e5, 1e7, 2e8]) {
    const runs = size < 1e6 ? 999 : 9;
    const one = await median(() => ask(idle[0], 'sum', { from: 1, to: size }), runs);
    const two = await median(
      () =>
        Promise.all([
          ask(idle[0], 'sum', { from: 1, to: size / 2 }),
          ask(idle[1], 'sum', { from: size / 2, to: size }),
        ]),
      runs,
    );
    console.log(
      `${String(size).padStart(9)} terms: ${(one / two).toFixed(2)} times as fast (${one.toFixed(2)} ms alone)`,
    );
  }

  console.log('\n== starting a worker');
  const started = await median(async () => {
    const worker = start({ name: 'sum', input: { from: 1, to: 2 } });
    await once(worker, 'message');
    await worker.terminate();
  });
  console.log(`${started.toFixed(0)} ms`);

  console.log('\n== handing over 64 MB');
  const copied = await median(() =>
    ask(idle[0], 'length', { data: new ArrayBuffer(64e6) }),
  );
  const moved = await median(() => {
    const data = new ArrayBuffer(64e6);
    return ask(idle[0], 'length', { data }, [data]);
  });
  const block = new SharedArrayBuffer(64e6);
  const shared = await median(() => ask(idle[0], 'length', { data: block }));
  console.log(
    `copied ${copied.toFixed(1)} ms, moved ${moved.toFixed(1)} ms, shared ${shared.toFixed(2)} ms`,
  );

  console.log('\n== two workers that each count in a cell of their own, 5,000,000 times');
  const counts = async (apart) => {
    const cells = new SharedArrayBuffer(4096);
    return median(() =>
      Promise.all(
        idle.map((worker, n) =>
          ask(worker, 'count', { shared: cells, at: n * apart, times: 5e6 }),
        ),
      ),
    );
  };
  const cell = new SharedArrayBuffer(4096);
  const alone = await median(() =>
    ask(idle[0], 'count', { shared: cell, at: 0, times: 1e7 }),
  );
  const same = await counts(0);
  const beside = await counts(1);
  const far = await counts(64);
  console.log(
    `cells side by side take ${(beside / far).toFixed(1)} times as long as 256 bytes apart`,
  );
  console.log('\n== the same two beside one worker that counts to 10,000,000 alone');
  console.log(
    `in one cell ${(same / alone).toFixed(1)} times as long, 256 bytes apart ${(far / alone).toFixed(1)} times`,
  );
  for (const worker of idle) await worker.terminate();
}
