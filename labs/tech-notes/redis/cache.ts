// The race between a reader and a writer, against a server: plain cache-aside, then with a lease.
import assert from 'node:assert/strict';
import { cached } from './cached.ts';
import { server, sleep } from './servers.ts';

const one = await server(6391);
const send = (...args: string[]) => one.client.sendCommand(args) as Promise<unknown>;

async function race(read: (load: () => Promise<string>) => Promise<unknown>) {
  await send('DEL', 'price');
  let row = 'old';
  const reading = read(async () => {
    const seen = row;
    await sleep(100); // the reader is slow
    return seen;
  });
  await sleep(50);
  row = 'new'; // commit
  await send('DEL', 'price'); // then delete
  await reading;
  return String(await send('GET', 'price'));
}

const plain = await race(async (load) => {
  if ((await send('GET', 'price')) === null)
    await send('SET', 'price', await load(), 'EX', '600');
});
console.log(`plain:  database new, cache ${plain}`);
const leased = await race((load) => cached(send, 'price', 600_000, load));
console.log(`leased: database new, cache ${leased === 'null' ? 'empty' : leased}`);

let loads = 0;
const slow = async () => ((loads += 1), await sleep(100), '');
const all = await Promise.all(
  Array.from({ length: 50 }, () => cached(send, 'busy é', 60_000, slow)),
);
assert(all.every((value) => value === ''));
console.log(`50 readers of one missing key: ${loads} load`);
loads = 0;
const none = async () => ((loads += 1), null);
for (let n = 0; n < 3; n += 1)
  assert.equal(await cached(send, 'nobody', 60_000, none), null);
console.log(`3 readers of a row that does not exist: ${loads} load`);
for (const value of ['?x', '=x', '-', 'é\n中'])
  for (let n = 0; n < 2; n += 1)
    assert.equal(await cached(send, `odd ${value}`, 60_000, async () => value), value);
const broken = () => Promise.reject(new Error('no database'));
await assert.rejects(cached(send, 'broken', 60_000, broken), /no database/);
const began = Date.now();
assert.equal(await cached(send, 'broken', 60_000, async () => 'x'), 'x');
console.log(
  `after a load that failed, the next reader waited ${((Date.now() - began) / 1_000).toFixed(0)} s`,
);
await one.kill();
