import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { constants } from 'node:zlib';

import compression from 'compression';
import sirv from 'sirv';

import { readHostHeaders } from './hostHeaders.ts';

/** What a static host has to know about a build. */
export type StaticHostOptions = {
  /** Folder with the built site. */
  readonly directory: string;
  /** Path the site was built for, with a slash at both ends. */
  readonly baseUrl: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port: number;
  /** Leaves out the headers of the build's `_headers`, as GitHub Pages does. */
  readonly isBare?: boolean;
  /** Called with each answer once it is sent. */
  readonly onAnswer?: (answer: Answer) => void;
};

/** What went over the wire for one request. */
export type Answer = {
  readonly pathname: string;
  readonly status: number;
  /** Media type without parameters, empty where there is none. */
  readonly type: string;
  /** Head and body, as compressed. */
  readonly bytes: number;
  readonly requestHeaders: IncomingHttpHeaders;
};

/** A running static host. */
export type StaticHost = {
  /** Origin such as `http://localhost:3000`, without the base path. */
  readonly origin: string;
  /** Ends the host and the connections that are still open. */
  readonly close: () => Promise<void>;
};

/** Docusaurus puts a content hash in the name of every file below `assets/`. */
function cacheControl(pathname: string): string {
  return pathname.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The address with the slash that a folder's page has, or null where it needs none. */
function withSlash(directory: string, pathname: string): string | null {
  const folder = path.join(directory, decode(pathname) ?? '/');
  const isPage = !pathname.endsWith('/') && isFile(path.join(folder, 'index.html'));
  return isPage && folder.startsWith(directory) ? `${pathname}/` : null;
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

function answerNotFound(response: ServerResponse, directory: string): void {
  const page = path.join(directory, '404.html');
  if (!isFile(page)) return answerText(response, 404, 'Not found');
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': cacheControl('/404.html'),
  });
  response.end(readFileSync(page));
}

function createHandler({
  directory,
  baseUrl,
  isBare,
}: StaticHostOptions): RequestListener {
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
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return answerText(response, 405, 'A static host only answers GET and HEAD.');
    }
    const { pathname, search } = new URL(`http://localhost${request.url ?? '/'}`);
    if (decode(pathname) === null) return answerText(response, 400, 'Malformed address.');
    if (!`${pathname}/`.startsWith(baseUrl)) {
      return answerText(response, 404, `This site lives under ${baseUrl}`);
    }
    if (!isBare) response.setHeaders(readHostHeaders(directory, pathname));
    const local = `/${pathname.slice(baseUrl.length)}`;
    // GitHub Pages, where this site is deployed, redirects to the slash (so do Netlify and
    // Cloudflare Pages). Doing the same shows here what a trailing slash breaks.
    const moved = withSlash(directory, local);
    if (moved !== null || pathname.length < baseUrl.length) {
      const target = `${baseUrl}${(moved ?? '/').slice(1)}${search}`;
      response.writeHead(301, { Location: target });
      return response.end();
    }
    request.url = local + search;
    return files(request, response, () => answerNotFound(response, directory));
  };
}

/** Reports what a connection sent for one request; without pipelining nothing else is sent meanwhile. */
function reportAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  onAnswer: (answer: Answer) => void,
): void {
  const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
  const before = request.socket.bytesWritten;
  response.on('finish', () => {
    const type = String(response.getHeader('Content-Type') ?? '');
    onAnswer({
      pathname,
      status: response.statusCode,
      type: type.replace(/;.*/, ''),
      bytes: request.socket.bytesWritten - before,
      requestHeaders: request.headers,
    });
  });
}

/**
 * Serves a built site the way a static host does: 404.html with status 404, brotli and gzip,
 * `/x` redirected to the folder `/x/` or answered with `x.html`, hashed assets for ever and
 * everything else revalidated, the headers that the build's `_headers` names, nothing outside the
 * base path.
 *
 * @param options - the build, its base path and the port; what measures also wants to hear of answers
 * @returns the running host
 */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const directory = path.resolve(options.directory);
  const { onAnswer } = options;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
  const compress = compression({ brotli: { params } }) as unknown as (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
  const handle = createHandler({ ...options, directory });
  const server = createServer((request, response) => {
    if (onAnswer) reportAnswer(request, response, onAnswer);
    compress(request, response, () => handle(request, response));
  });
  await once(server.listen(options.port), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
