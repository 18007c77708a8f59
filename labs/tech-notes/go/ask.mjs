// node ask.mjs RUNS NAME COMMAND…: starts the server RUNS times. Says how long it took until /ping was answered, how much
// of that the process spent on a processor (in steps of 10 ms) and what it held then (medians), and in which order
// /report and a /ping that was sent 0.3 s later were answered.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [runs, name, command, ...args] = process.argv.slice(2);

function ask(path) {
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port: 8080, path, agent: false },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(path));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

const median = (all) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
const ready = [];
const spent = [];
const held = [];
let order = [];
for (let run = 0; run < Number(runs); run += 1) {
  const began = performance.now();
  const server = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (;;) {
    try {
      await ask('/ping');
      break;
    } catch {
      await pause(2);
    }
  }
  ready.push(performance.now() - began);
  const stat = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  spent.push(10 * (Number(stat[11]) + Number(stat[12]))); // user and system time
  held.push(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) /
      1024,
  );
  if (run === 0) {
    order = [];
    const report = ask('/report').then((path) => order.push(path));
    await pause(300);
    await Promise.all([report, ask('/ping').then((path) => order.push(path))]);
  }
  server.kill('SIGKILL');
  await once(server, 'exit');
}
console.log(
  `${name.padEnd(22)} ready after ${median(ready).toFixed(0).padStart(4)} ms, ${String(median(spent)).padStart(4)} ms on a processor   holds ${median(held).toFixed(0).padStart(4)} MB` +
    `   answered: ${order.join(', ')}`,
);
