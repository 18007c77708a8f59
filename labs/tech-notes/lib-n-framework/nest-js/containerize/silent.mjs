// Opens a connection that sends nothing, stops the server given as arguments, and says when it ended.
import { spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const [command, ...rest] = process.argv.slice(2);
const server = spawn(command, rest, { stdio: 'ignore' });
const ready = () =>
  fetch('http://127.0.0.1:3000/', { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
for (let tries = 0; tries < 200 && !(await ready()); tries += 1) await wait(100);
const socket = connect(3000, '127.0.0.1');
socket.on('error', () => undefined);
await wait(300);
const began = performance.now();
const ended = new Promise((resolve) =>
  server.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)),
);
server.kill('SIGTERM');
const killer = setTimeout(() => server.kill('SIGKILL'), 10_000);
const how = await ended;
clearTimeout(killer);
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s, ${how}`);
process.exit();
