// What Node's delay histogram says of an idle loop, and of one that is blocked once for 300 ms.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
const ms = (ns) => (ns / 1e6).toFixed(0).padStart(5);

for (const block of [0, 300]) {
  delay.reset();
  await sleep(5000);
  const start = performance.now();
  while (performance.now() - start < block);
  await sleep(5000);
  const title = block === 0 ? 'idle' : `blocked once, ${block} ms`;
  console.log(
    title.padEnd(24),
    `samples ${String(delay.count).padStart(5)}`,
    `p50 ${ms(delay.percentile(50))}`,
    `p99 ${ms(delay.percentile(99))}`,
    `max ${ms(delay.max)}`,
  );
}
