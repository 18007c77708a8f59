// A thousand acknowledged writes, then the end of the process, then a new one on the same folder.
import { server, sleep } from './servers.ts';

const modes: [string, string[]][] = [
  ['nothing            ', ['--save', '', '--appendonly', 'no']],
  ['RDB, the default   ', []],
  ['AOF, every second  ', ['--appendonly', 'yes']],
  ['AOF, always        ', ['--appendonly', 'yes', '--appendfsync', 'always']],
];
{
  const one = await server(6391);
  const { save, appendonly, appendfsync } = (await one.client.configGet([
    'save',
    'appendonly',
    'appendfsync',
  ])) as Record<string, string>;
  console.log(
    `defaults: save "${save}", appendonly ${appendonly}, appendfsync ${appendfsync}`,
  );
  await one.kill();
}
console.log('keys left of 1,000   kill -9   kill');
for (const [name, options] of modes) {
  const left: number[] = [];
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    const before = await server(6391, options);
    for (let n = 0; n < 1_000; n += 1) await before.client.set(`key:${n}`, 'x');
    await before.kill(signal);
    const after = await server(6391, options, before.dir);
    left.push(await after.client.dbSize());
    await after.kill();
  }
  console.log(name, left.map((keys) => String(keys).padStart(8)).join(''));
}

// A primary that writes nothing to disk comes back empty, and its replica copies that.
const empty = ['--save', '', '--appendonly', 'no'];
const primary = await server(6391, empty);
const replica = await server(6392, [...empty, '--replicaof', '127.0.0.1 6391']);
while (!String(await primary.client.info('replication')).includes('state=online'))
  await sleep(100);
for (let n = 0; n < 1_000; n += 1) await primary.client.set(`key:${n}`, 'x');
await primary.client.sendCommand(['WAIT', '1', '5000']);
console.log(`replica before its primary restarts: ${await replica.client.dbSize()} keys`);
await primary.kill();
const again = await server(6391, empty, primary.dir);
for (let n = 0; n < 100 && (await replica.client.dbSize()) > 0; n += 1) await sleep(100);
console.log(`replica after it: ${await replica.client.dbSize()} keys`);
await replica.kill();
await again.kill();

// Snapshots until now, and the next start has AOF: does it read the snapshot?
for (const live of [false, true]) {
  const before = await server(6391);
  for (let n = 0; n < 1_000; n += 1) await before.client.set(`key:${n}`, 'x');
  if (live) await before.client.configSet('appendonly', 'yes');
  while (
    String(await before.client.info('persistence')).includes('rewrite_in_progress:1')
  )
    await sleep(100);
  await before.kill('SIGTERM');
  const after = await server(6391, ['--appendonly', 'yes'], before.dir);
  console.log(
    `AOF turned on ${live ? 'while it ran' : 'by a restart'}: ${await after.client.dbSize()} keys`,
  );
  await after.kill();
}
