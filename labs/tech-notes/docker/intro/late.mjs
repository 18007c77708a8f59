// Stops the server given as arguments during a request of 1.5 seconds on a connection that could be kept, and prints
// what the answer says about the connection and when the server ends: node late.mjs COMMAND…
import { spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [command, ...rest] = process.argv.slice(2);
const server = spawn(command, rest, { stdio: 'ignore' });
const options = { port: 3000, method: 'POST', agent: new Agent({ keepAlive: true }) };
const answers = () =>
  fetch('http://127.0.0.1:3000/', { headers: { connection: 'close' } }).then(
    (answer) => answer.ok,
    () => false,
  );

for (let tries = 0; tries < 100; tries += 1) {
  if (await answers()) break;
  await wait(100);
}
const late = request(options);
const answered = new Promise((resolve, reject) =>
  late.once('response', resolve).once('error', reject),
);
late.write('the first half of the body');
await wait(500);
const began = performance.now();
const ended = new Promise((resolve) => server.once('exit', resolve));
server.kill('SIGTERM');
await wait(1000);
late.end('and the second');
const answer = await answered;
answer.resume();
await ended;
const seconds = ((performance.now() - began) / 1000).toFixed(1);
console.log(
  `answer ${answer.statusCode}, connection: ${answer.headers.connection}; server ended after ${seconds} s`,
);
process.exit();
