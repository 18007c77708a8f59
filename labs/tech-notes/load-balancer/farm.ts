// Three servers, a proxy in front of them, and a steady stream of requests.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { Agent, createServer, request } from 'node:http';

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** What each server does: how long an order takes it, whether it reaches its database, and how many orders it got. */
export const farm = [0, 1, 2].map(() => ({ ms: 10, database: true, orders: 0 }));
const servers = farm.map((state, n) =>
  createServer((asked, answer) => {
    const end = (code: number) => answer.writeHead(code, { server: 'abc'[n] }).end();
    if (asked.url === '/alive' || asked.url === '/logo') return end(200);
    if (asked.url === '/ready') return end(state.database ? 200 : 503);
    if (asked.url?.startsWith('/code/')) return end(Number(asked.url.slice(6)));
    if (asked.url === '/broken') return end(500); // on every server, whatever its state
    state.orders += 1;
    if (!state.database) return end(500); // fails at once
    setTimeout(end, state.ms, 200);
  }).listen(9501 + n, '127.0.0.1'),
);

export function reset() {
  for (const state of farm) Object.assign(state, { ms: 10, database: true, orders: 0 });
}

let proxy: ChildProcess | undefined;
process.on('exit', () => proxy?.kill());
export async function balance(config: string) {
  if (proxy) {
    const gone = once(proxy, 'exit');
    proxy.kill();
    await gone;
  }
  writeFileSync('run.cfg', config);
  proxy = spawn('haproxy', ['-db', '-f', 'run.cfg'], { stdio: 'ignore' });
  await sleep(1_500);
}
export function close() {
  proxy?.kill();
  servers.forEach((server) => (server.closeAllConnections(), server.close()));
}

const agent = new Agent({ keepAlive: true });
function ask(path: string, method = 'GET') {
  const began = performance.now();
  return new Promise<{ code: number; ms: number }>((done) => {
    const end = (code: number) => done({ code, ms: performance.now() - began });
    request({ host: '127.0.0.1', port: 8080, path, method, agent }, (answer) => {
      answer.resume().on('end', () => end(answer.statusCode ?? 0));
    })
      .on('error', () => end(0))
      .end();
  });
}

/** `count` requests, one every `gap` milliseconds, whether the ones before are answered or not. */
export async function stream(path: string, count: number, method = 'GET', gap = 10) {
  const began = performance.now();
  const answers: Promise<{ code: number; ms: number }>[] = [];
  for (let n = 0; n < count; n += 1) {
    await sleep(Math.max(0, began + n * gap - performance.now()));
    answers.push(ask(path, method));
  }
  const all = await Promise.all(answers);
  const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    good: all.filter(({ code }) => code === 200).length,
    codes: [...new Set(all.map(({ code }) => code))].sort().join(' '),
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

export const plain = (backend: string) => `
defaults
  mode http
  timeout connect 1s
  timeout client 10s
  timeout server 5s
listen web
  bind 127.0.0.1:8080
${backend}
  server a 127.0.0.1:9501
  server b 127.0.0.1:9502
  server c 127.0.0.1:9503
`;
