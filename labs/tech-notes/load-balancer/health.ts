import { readFileSync } from 'node:fs';
import { balance, close, farm, reset, sleep, stream } from './farm.ts';

const full = readFileSync('haproxy.cfg', 'utf8').replaceAll(':8080', '127.0.0.1:8080');
const observe = / observe layer7 error-limit \d+ on-error mark-down/;
const floor = /\n.*use_backend anyone.*/;
const deep = (config: string) => config.replace('/alive', '/ready');
const variants: [string, string][] = [
  ['shallow check', full.replace(observe, '').replace(floor, '')],
  ['deep check', deep(full.replace(observe, '').replace(floor, ''))],
  ['shallow check, errors counted', full.replace(floor, '')],
  ['as in the note: shallow, counted, with a floor', full],
];
for (const [name, config] of variants) {
  await balance(config);
  reset();
  farm[2]!.database = false; // c has lost its database, a and b have not
  const one = await stream('/order', 1_000);
  await balance(config);
  for (const state of farm) state.database = false; // nobody has a database
  await stream('/order', 300);
  await sleep(2_000);
  const pages = await stream('/logo', 300);
  for (const state of farm) state.database = true;
  await sleep(500);
  const soon = await stream('/order', 100);
  await balance(config);
  reset();
  await stream('/broken', 30); // one address that always fails, and all servers are well
  const after = await stream('/order', 100);
  console.log(name);
  console.log(`  c without database:   ${1_000 - one.good} of 1,000 orders fail`);
  console.log(
    `  none has a database:  ${pages.good} of 300 pages that need none are served (${pages.codes})`,
  );
  console.log(
    `  0.5 s after it is back: ${soon.good} of 100 orders work (${soon.codes})`,
  );
  console.log(
    `  after 30 requests to an address that fails: ${after.good} of 100 orders work (${after.codes})`,
  );
}
close();
