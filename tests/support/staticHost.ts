import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import sirv from 'sirv';

/** What to serve, and how. */
type StaticHostOptions = {
  /** Folder with the built site. */
  readonly directory: string;
  /** Path the site was built for, with leading and trailing slash. */
  readonly baseUrl: string;
  /** Port to listen on; 0 picks a free one. */
  readonly port: number;
  /** Called with the path of each request once its response has been sent. */
  readonly onResponse?: (pathname: string) => void;
};

/**
 * The headers that Netlify and Cloudflare Pages would send according to a build's `_headers`: those of
 * all matching rules, with both values if a name occurs twice.
 *
 * @param directory - folder with the built site
 * @param pathname - path of the request, with the base path
 * @returns no headers if the build has no such file
 */
export function readHostHeaders(directory: string, pathname: string): Headers {
  const headers = new Headers();
  const file = path.join(directory, '_headers');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  for (const rule of text.split(/^(?=\S)/m)) {
    const [pattern = '', ...lines] = rule.trimEnd().split('\n');
    const [start = '', ...rest] = pattern.split('*');
    const fits = rest.length > 0 ? pathname.startsWith(start) : pathname === start;
    for (const line of fits ? lines : []) {
      const [name = '', value = ''] = line.trim().split(/:\s*(.*)/);
      headers.append(name, value);
    }
  }
  return headers;
}

/** Docusaurus puts a content hash in the name of every file below `assets/`. */
function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

function sendNotFound(response: ServerResponse, page: string): void {
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': cacheControl('/404.html'),
  });
  response.end(existsSync(page) ? readFileSync(page) : 'Not found');
}

function createHandler({ directory, baseUrl }: StaticHostOptions): RequestListener {
  const files = sirv(directory, {
    dev: true, // looks at the disk at each request: a new build shows without a restart
    etag: true,
    brotli: true, // a file that was compressed ahead, such as `x.js.br`
    setHeaders: (response, pathname) => {
      if (response.hasHeader('Cache-Control')) return;
      response.setHeader('Cache-Control', cacheControl(pathname));
    },
  });
  return (request, response) => {
    const notFound = () => sendNotFound(response, path.join(directory, '404.html'));
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    if (!pathname.startsWith(baseUrl)) return notFound();
    response.setHeaders(readHostHeaders(directory, pathname));
    const local = pathname.slice(baseUrl.length);
    // GitHub Pages, where this site is deployed, redirects to the slash of a folder's page (so do
    // Netlify and Cloudflare Pages). Doing the same here shows what a trailing slash breaks.
    const page = path.join(directory, decodeURI(local), 'index.html');
    if (!/(?:^|\/)$/.test(local) && existsSync(page)) {
      response.writeHead(301, { Location: `${pathname}/${search}` });
      return response.end();
    }
    request.url = `/${local}${search}`;
    return files(request, response, notFound);
  };
}

/**
 * Serves a built site the way a static host does: 404.html with status 404,
 * `x.br` for `x`, `/x` redirected to the folder `/x/` or served from `x.html`, hashed assets cached
 * forever and everything else revalidated, the headers from the build's `_headers`, and nothing outside
 * of the base path.
 *
 * @param options - the build, its base path and the port
 * @returns its origin, without the base path, and a function that stops it and its connections
 */
export async function startStaticHost(options: StaticHostOptions) {
  const directory = path.resolve(options.directory);
  const { onResponse } = options;
  const handle = createHandler({ ...options, directory });
  const server = createServer((request, response) => {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    // Unlike `finish`, it's also emitted if the client hangs up as soon as it has everything.
    response.on('close', () => onResponse?.(pathname));
    handle(request, response);
  });
  await once(server.listen(options.port), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
