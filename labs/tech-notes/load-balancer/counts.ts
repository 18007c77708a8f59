import { readFileSync } from 'node:fs';
import { balance, close, farm, reset, stream } from './farm.ts';

const full = readFileSync('haproxy.cfg', 'utf8').replaceAll(':8080', '127.0.0.1:8080');
for (const gap of [10, 400])
  for (const inter of ['1s', '20s']) {
    await balance(full.replace('inter 1s', `inter ${inter}`));
    reset();
    farm[2]!.database = false; // c has lost its database, a and b have not
    const { good } = await stream('/order', 30, 'GET', gap);
    const each = `an order every ${gap} ms, a check every ${inter}:`;
    console.log(`${each.padEnd(42)} ${30 - good} of 30 fail`);
  }
const one = full
  .replace(/\n {2}server [bc].*/g, '')
  .replace(/\n.*use_backend anyone.*/, '');
for (const code of [404, 429, 500, 501, 502, 503, 504, 505]) {
  await balance(one.replace('inter 1s', 'inter 20s'));
  reset();
  await stream(`/code/${code}`, 8);
  const { codes } = await stream('/logo', 1);
  console.log(`eight answers ${code}: the server is ${codes === '200' ? 'in' : 'out'}`);
}
close();
