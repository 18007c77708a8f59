// Starts, kills and reaches servers on loopback; every part of the lab uses it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { createClient } from 'redis';

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')));

export async function server(
  port: number,
  options: string[] = [],
  dir = mkdtempSync('./data-'),
) {
  const child = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--dir', dir, ...options],
    {
      stdio: 'ignore',
    },
  );
  running.add(child);
  const gone = once(child, 'exit').then(() => running.delete(child));
  const client = await reach(port);
  return {
    client,
    dir,
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL') {
      client.destroy();
      child.kill(signal);
      await gone;
    },
  };
}

export async function reach(port: number) {
  for (let tries = 0; ; tries += 1) {
    const client = createClient({
      url: `redis://127.0.0.1:${port}`,
      socket: { reconnectStrategy: false },
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      return client;
    } catch (error) {
      client.destroy();
      if (tries > 50) throw error;
      await sleep(50);
    }
  }
}

export const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** A line to `to` on which every byte takes `ms` in each direction; `cut` loses what is still on it. */
export function slowLine(from: number, to: number, ms: number) {
  const ends = new Set<Socket>();
  const line = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined).on('close', () => (near.destroy(), far.destroy()));
    }
    near.on('data', (bytes) => setTimeout(() => far.writable && far.write(bytes), ms));
    far.on('data', (bytes) => setTimeout(() => near.writable && near.write(bytes), ms));
  }).listen(from, '127.0.0.1');
  return {
    cut() {
      ends.forEach((end) => end.destroy());
      line.close();
    },
  };
}
