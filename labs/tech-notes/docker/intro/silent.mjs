// Stops the server given as arguments while one connection is open and sends nothing, and prints when the server
// ends: node silent.mjs COMMAND…
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [command, ...rest] = process.argv.slice(2);
const server = spawn(command, rest, { stdio: 'ignore' });
const answers = () =>
  fetch('http://127.0.0.1:3000/', { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );

for (let tries = 0; tries < 100; tries += 1) {
  if (await answers()) break;
  await wait(100);
}
connect(3000, '127.0.0.1').on('error', () => undefined);
await wait(200);
const began = performance.now();
const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
const how = await Promise.race([
  ended.then(() => 'by itself'),
  wait(10_000).then(() => (server.kill('SIGKILL'), 'SIGKILL')),
]);
await ended;
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s  ${how}`);
process.exit();
