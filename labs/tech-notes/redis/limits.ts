// Fifty calls at once with a limit of five: counted by GET and SET, by INCR, and by the script.
import assert from 'node:assert/strict';
import { allow } from './allow.ts';
import { naive } from './naive.ts';
import { reach, server, sleep } from './servers.ts';

const one = await server(6391);
const clients = await Promise.all(Array.from({ length: 50 }, () => reach(6391)));
const sends = clients.map(
  (client) =>
    (...args: string[]) =>
      client.sendCommand(args) as Promise<unknown>,
);
const send = sends[0]!;
const passed = (answers: boolean[]) => answers.filter(Boolean).length;

for (let round = 1; round <= 3; round += 1) {
  const answers = await Promise.all(
    sends.map((each) => naive(each, `naive:${round}`, 5)),
  );
  console.log(`GET, then SET, round ${round}: ${passed(answers)} of 50 calls pass`);
}
for (let round = 1; round <= 3; round += 1) {
  const answers = await Promise.all(
    sends.map(async (each) => Number(await each('INCR', `incr:${round}`)) <= 5),
  );
  console.log(`INCR,          round ${round}: ${passed(answers)} of 50 calls pass`);
}
for (let round = 1; round <= 3; round += 1) {
  const answers = await Promise.all(
    sends.map((each) => allow(each, `script:${round}`, 5, 10_000)),
  );
  console.log(`script,        round ${round}: ${passed(answers)} of 50 calls pass`);
}

// A window of one second: five calls just before the counter ends, five just after.
await sleep(1_000 - (Date.now() % 1_000) + 850);
const counted: boolean[] = [];
const slid: boolean[] = [];
for (let half = 0; half < 2; half += 1) {
  for (let n = 0; n < 5; n += 1) {
    const second = Math.floor(Date.now() / 1_000);
    counted.push(Number(await send('INCR', `second:${second}`)) <= 5);
    slid.push(await allow(send, 'slides', 5, 1_000));
  }
  if (half === 0) await sleep(300);
}
console.log(
  `ten calls in 0.3 s: counter ${passed(counted)}, script ${passed(slid)} pass`,
);
await sleep(1_100);
assert.equal(await allow(send, 'slides', 5, 1_000), true);
await sleep(1_100);
assert.equal(await send('EXISTS', 'slides'), 0);

// Inputs that nobody should send.
assert.equal(await allow(send, 'é 中', 1, 1_000), true);
assert.equal(await allow(send, 'é 中', 1, 1_000), false);
for (const [limit, ms] of [
  [0, 1],
  [1, 0],
  [-1, 1],
  [1.5, 1],
  [NaN, 1],
  [1, Infinity],
] as const)
  await assert.rejects(allow(send, 'odd', limit, ms), RangeError);
await assert.rejects(allow(send, '', 1, 1), RangeError);
await send('SET', 'text', 'x');
await assert.rejects(allow(send, 'text', 1, 1_000), /WRONGTYPE/);

for (let n = 0; n < 1_000; n += 1) await allow(send, 'wide', 1_000, 60_000);
await send('INCR', 'narrow');
console.log(
  `memory for 1,000 calls: script ${await send('MEMORY', 'USAGE', 'wide')} bytes, counter ${await send('MEMORY', 'USAGE', 'narrow')}`,
);
clients.forEach((client) => client.destroy());
await one.kill();
