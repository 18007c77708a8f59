import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Build } from './builds.ts';

/** An answer as it went over the wire. */
export type NginxAnswer = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Bytes of the body, as compressed. */
  readonly bytes: number;
};

/** A running nginx. */
export type Nginx = {
  /** Asks for a path, as encoded in an address, the way a browser does that takes gzip. */
  readonly ask: (pathname: string) => Promise<NginxAnswer>;
  readonly close: () => Promise<void>;
};

function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) {
    throw new Error(`nginx.conf should have "${part}" once.`);
  }
  return text.replace(part, () => replacement);
}

/** The whole configuration around the generated server block, which is taken as it is but for its place. */
function formatConfig(folder: string, mimeTypes: string, block: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const placed = replaceOnce(block, 'listen 80;', `listen unix:${folder}/socket;`);
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/pid;`,
    'error_log stderr;',
    'events {}',
    'http {',
    `  include ${mimeTypes};`,
    '  access_log off;',
    ...kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`),
    replaceOnce(placed, 'root /usr/share/nginx/html;', `root ${folder}/html;`),
    '}',
  ].join('\n');
}

/** The table of media types that belongs to an nginx. */
function findMimeTypes(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(config), 'mime.types');
}

function ask(socketPath: string, pathname: string): Promise<NginxAnswer> {
  const headers = { Host: 'notes.example.org', 'Accept-Encoding': 'gzip' };
  return new Promise((resolve, reject) => {
    const options = { socketPath, path: pathname, headers, agent: false as const };
    const request = http.get(options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes }),
      );
    });
    request.on('error', reject);
  });
}

async function waitFor(socket: string, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    const answer = await ask(socket, '/').catch(() => null);
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`nginx ended with ${process.exitCode}.`);
}

/**
 * Serves a build with nginx by the build's own `nginx.conf`, after `nginx -t` found it right.
 *
 * @param nginx - path of the program
 * @param build - the build, put where its `nginx.conf` looks for it
 * @throws Error with what nginx says against the file
 */
export async function startNginx(nginx: string, build: Build): Promise<Nginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const place = path.join(folder, 'html', build.baseUrl);
  mkdirSync(path.dirname(place), { recursive: true });
  symlinkSync(path.resolve(build.directory), place.replace(/\/$/, ''));
  const block = readFileSync(path.join(build.directory, 'nginx.conf'), 'utf8');
  const config = path.join(folder, 'nginx.conf');
  writeFileSync(config, formatConfig(folder, findMimeTypes(nginx), block));
  const options = ['-p', folder, '-c', config];
  execFileSync(nginx, ['-t', ...options], { stdio: 'pipe' });
  const server = spawn(nginx, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const socket = path.join(folder, 'socket');
  await waitFor(socket, server);
  return {
    ask: (pathname) => ask(socket, pathname),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
