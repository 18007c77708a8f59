// Opens one connection to the server that it starts, sends SIGTERM, and says when the server ended:
// node open.mjs idle|silent|busy FILE
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [state, file] = process.argv.slice(2);
const port = 8791;
const server = spawn(process.execPath, ['--import', 'tsx', file], {
  env: { ...process.env, PORT: `${port}` },
  stdio: 'ignore',
});
const isUp = () =>
  fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
for (let tries = 0; tries < 200 && !(await isUp()); tries += 1) await wait(100);

const socket = connect(port, '127.0.0.1');
socket.on('error', () => undefined);
const path = { idle: '/', busy: '/api/seats' }[state];
if (path) socket.write(`GET ${path} HTTP/1.1\r\nhost: choir.test\r\n\r\n`);
let answered = '';
let sent = performance.now();
const since = () => `${((performance.now() - sent) / 1000).toFixed(1)} s`;
socket.once('data', (data) => {
  const [status] = `${data}`.split('\r\n');
  if (state === 'busy') answered = `${status} after ${since()}, `;
});
await wait(500);
sent = performance.now();
const ended = new Promise((resolve) =>
  server.once('exit', (code, signal) => resolve(signal ?? `exit status ${code}`)),
);
server.kill('SIGTERM');
const killer = setTimeout(() => server.kill('SIGKILL'), 10_000);
const how = await ended;
clearTimeout(killer);
console.log(`${answered}ended after ${since()}, ${how}`);
process.exit();
