// A request on a connection that could be kept is under way when SIGTERM comes: when does the server end?
import { spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

const [path, command, ...rest] = process.argv.slice(2);
const server = spawn(command, rest, { stdio: 'ignore' });
const ready = () =>
  fetch('http://127.0.0.1:3000/', { headers: { connection: 'close' } }).then(
    () => true,
    () => false,
  );
for (let tries = 0; tries < 200 && !(await ready()); tries += 1) await wait(100);
const agent = new Agent({ keepAlive: true });
const answer = new Promise((resolve, reject) => {
  get({ port: 3000, host: '127.0.0.1', path, agent }, resolve).on('error', reject);
});
await wait(300);
const began = performance.now();
const since = () => ((performance.now() - began) / 1000).toFixed(1);
const ended = new Promise((resolve) =>
  server.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`)),
);
server.kill('SIGTERM');
const killer = setTimeout(() => server.kill('SIGKILL'), 10_000);
const response = await answer;
response.resume();
console.log(`answered after ${since()} s, connection: ${response.headers.connection}`);
const how = await ended;
clearTimeout(killer);
console.log(`ended after ${since()} s, ${how}`);
process.exit();
