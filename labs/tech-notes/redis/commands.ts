// The commands of the table that this release has, and two traps.
import { server } from './servers.ts';

const one = await server(6391);
const say = async (line: string) => {
  const answer = await one.client
    .sendCommand(line.split(' '))
    .catch((error: Error) => `error: ${error.message}`);
  console.log(
    `${line} -> ${JSON.stringify(answer, (_, v) => (v instanceof Error ? `error: ${v.message}` : v))}`,
  );
};
for (const line of [
  'SET token:1 u42 EX 600',
  'INCR hits',
  'HINCRBY cart:1 book 2',
  'LPUSH recent a b',
  'LTRIM recent 0 9',
  'SADD tags x y',
  'SISMEMBER tags x',
  'ZINCRBY board 5 ann',
  'ZADD board 9 bob',
  'ZRANGE board 0 9 REV',
  'SETBIT day:1 42 1',
  'BITCOUNT day:1',
  'PFADD visitors a b a',
  'PFCOUNT visitors',
  'GEOADD shops 13.4 52.5 s1',
  'GEOSEARCH shops FROMLONLAT 13.4 52.5 BYRADIUS 5 km',
  'XGROUP CREATE jobs g 0 MKSTREAM',
  'XADD jobs MAXLEN ~ 1000 1-1 kind mail',
  'XREADGROUP GROUP g w1 COUNT 1 STREAMS jobs >',
  'XAUTOCLAIM jobs g w2 0 0',
  'XACK jobs g 1-1',
  'JSON.SET doc $ {}',
  'VADD v VALUES 1 1 a',
])
  await say(line);
console.log('a transaction with a command that fails:');
await say('SET stock ten');
for (const line of ['MULTI', 'SET sold 1', 'INCR stock', 'EXEC']) await say(line);
await say('GET sold');
console.log('full, as installed and as a cache:');
await say('CONFIG GET maxmemory*');
await one.client.sendCommand(['CONFIG', 'SET', 'maxmemory', '3mb']);
const fill = async () => {
  for (let n = 0; n < 5_000; n += 1)
    await one.client.sendCommand(['SET', `fill:${n}`, 'x'.repeat(1_000)]);
  return 'no error';
};
console.log('noeviction: ', await fill().catch((error: Error) => error.message));
await one.client.sendCommand(['CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru']);
console.log(
  'allkeys-lru:',
  await fill(),
  '| keys left of 5,000:',
  Number(await one.client.sendCommand(['DBSIZE'])) < 5_000 ? 'fewer' : 'all',
);
await one.kill();
