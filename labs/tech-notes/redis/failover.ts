// A lock on a primary whose replica is 200 ms away; the primary dies, and the replica takes over.
import { server, slowLine, sleep } from './servers.ts';

const lock = (owner: string) => ['SET', 'lock', owner, 'NX', 'PX', '30000'];
async function linked(ms: number) {
  const primary = await server(6391);
  const line = slowLine(6393, 6391, ms);
  const replica = await server(6392, ['--replicaof', '127.0.0.1 6393']);
  while (!String(await primary.client.info('replication')).includes('state=online'))
    await sleep(100);
  await sleep(1_000);
  return { primary, line, replica };
}
for (const wait of [false, true]) {
  const { primary, line, replica } = await linked(200);
  console.log(`worker A at the primary: ${await primary.client.sendCommand(lock('A'))}`);
  if (wait) {
    const began = performance.now();
    const copies = await primary.client.sendCommand(['WAIT', '1', '2000']);
    console.log(
      `WAIT 1 2000: ${copies} copy, more than 300 ms: ${performance.now() - began > 300}`,
    );
  }
  line.cut();
  await primary.kill();
  await replica.client.sendCommand(['REPLICAOF', 'NO', 'ONE']);
  console.log(
    `worker B at the new primary: ${await replica.client.sendCommand(lock('B'))}`,
  );
  await replica.kill();
}
const { primary, line, replica } = await linked(200);
await primary.client.set('paid', 'yes');
console.log(`WAIT 1 50: ${await primary.client.sendCommand(['WAIT', '1', '50'])} copies`);
console.log(`the write is there all the same: ${await primary.client.get('paid')}`);
await primary.kill();
line.cut();
await replica.kill();
