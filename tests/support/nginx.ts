import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { aFolder } from 'mdx-source/testing';
import type { Build } from './builds.ts';
import { findInstalled, installPackage } from './programs.ts';

/** The message if there's no nginx and it couldn't be installed. */
export const NGINX_REMEDY =
  'Install nginx (Debian: apt-get install nginx; macOS: brew install nginx).';

/** Finds nginx, or installs Debian's package; undefined if neither is possible. */
export function ensureNginx(): string | undefined {
  if (!findInstalled('nginx')) installPackage('nginx');
  return findInstalled('nginx');
}

/** A response as sent over the wire. */
type NginxResponse = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  /** Size of the compressed body. */
  readonly bytes: number;
};

/** A running nginx. */
export type Nginx = {
  /**
   * Requests a path (percent-encoded) from the site's host or another one, the way a browser that accepts
   * gzip does.
   */
  readonly ask: (pathname: string, host?: string) => Promise<NginxResponse>;
  readonly close: () => Promise<void>;
};

/** Debian's default server, for hosts that no other server handles, with its includes. */
const defaultSite = (folder: string, included: string) => `server {
  listen 80 default_server;
  listen [::]:80 default_server;
  root ${folder}/html;
  index index.html;
  server_name _;
${included}  location / { try_files $uri $uri/ =404; }
}`;

/**
 * Debian's configuration with the build's `nginx.conf` where DEPLOYING.md puts it: a server beside the
 * default one, or locations that it includes.
 */
function formatConfig(folder: string, mimeTypes: string, built: string): string {
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const isServer = /^server \{/m.test(built);
  const servers = isServer
    ? `${built.replace('root /var/www/', `root ${folder}/www/`)}${defaultSite(folder, '')}`
    : defaultSite(folder, built);
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
    servers
      .replaceAll('listen 80', `listen unix:${folder}/socket`)
      .replaceAll('listen [::]:80', `listen unix:${folder}/socket6`),
    '}',
  ].join('\n');
}

/** The MIME types file of an nginx installation. */
function findMimeTypes(nginx: string): string {
  const { stderr } = spawnSync(nginx, ['-V'], { encoding: 'utf8' });
  const config = /--conf-path=(\S+)/.exec(stderr)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.join(path.dirname(config), 'mime.types');
}

function ask(socketPath: string, Host: string, pathname: string): Promise<NginxResponse> {
  const headers = { Host, 'Accept-Encoding': 'gzip' };
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
    const answer = await ask(socket, 'localhost', '/').catch(() => null);
    if (answer) return;
    await sleep(50);
  }
  throw new Error(`nginx ended with ${process.exitCode}.`);
}

/**
 * Serves a build with nginx and the build's own `nginx.conf`, after `nginx -t` has accepted it. Next to
 * it is the default site of Debian's package, whose only page says "Welcome to nginx!".
 *
 * @param nginx - path of the program
 * @param build - the build, which is put where its `nginx.conf` expects it
 * @param host - name of the host that the build is for
 * @throws Error with nginx's message if it rejects the file
 */
export async function startNginx(
  nginx: string,
  { directory, baseUrl }: Build,
  host: string,
): Promise<Nginx> {
  const page = { 'html/index.html': 'Welcome to nginx!' };
  const { root: folder, write, remove } = aFolder(page);
  const link = path.join(folder, baseUrl === '/' ? `www/${host}` : `html${baseUrl}`);
  mkdirSync(path.dirname(link), { recursive: true });
  symlinkSync(path.resolve(directory), link.replace(/\/$/, ''));
  const built = readFileSync(path.join(directory, 'nginx.conf'), 'utf8');
  write('nginx.conf', formatConfig(folder, findMimeTypes(nginx), built));
  const options = ['-p', folder, '-c', path.join(folder, 'nginx.conf')];
  execFileSync(nginx, ['-t', ...options], { stdio: 'pipe' });
  const server = spawn(nginx, options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const socket = path.join(folder, 'socket');
  await waitFor(socket, server);
  return {
    ask: (pathname, other = host) => ask(socket, other, pathname),
    close: async () => {
      server.kill('SIGTERM');
      await ended;
      remove();
    },
  };
}
