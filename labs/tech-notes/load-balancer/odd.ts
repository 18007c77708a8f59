import { balance, close, farm, plain, reset, stream } from './farm.ts';

const share = () => {
  const all = farm.reduce((sum, { orders }) => sum + orders, 0);
  return `${String(Math.round((100 * farm[2]!.orders) / all)).padStart(3)}% of the requests`;
};
for (const how of ['roundrobin', 'leastconn', 'random(2)']) {
  for (let round = 1; round <= 2; round += 1) {
    await balance(plain(`  balance ${how}`));
    reset();
    for (const state of farm) state.ms = 50;
    farm[2]!.ms = 1_000;
    const slow = await stream('/order', 600);
    const toSlow = share();
    reset();
    for (const state of farm) state.ms = 50;
    farm[2]!.database = false;
    const failing = await stream('/order', 600);
    console.log(
      `${how.padEnd(11)} slow c gets ${toSlow}, p99 ${slow.p99 > 900 ? 'over 900 ms' : 'under 900 ms'};`,
      `failing c gets ${share()}, ${600 - failing.good} of 600 fail`,
    );
  }
}
close();
