import { createServer, get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

import { startStaticHost, type StaticHost } from '../staticHost.ts';

/** A host that answers out of memory. */
export type EdgeHost = StaticHost & {
  /** Adds a page that the build does not have. */
  readonly put: (pathname: string, html: string) => void;
};

type Kept = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

function fetchRaw(address: string): Promise<Kept> {
  const options = { agent: false, headers: { 'accept-encoding': 'br' } };
  return new Promise((resolve, reject) => {
    get(address, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const headers = { ...answer.headers };
        delete headers['transfer-encoding'];
        delete headers.connection;
        const body = Buffer.concat(parts);
        resolve({ status: answer.statusCode ?? 500, headers, body });
      });
    }).on('error', reject);
  });
}

/**
 * Serves a build the way a network of hosts does that has it in memory, compressed: what is measured
 * is the page, not how fast this machine compresses.
 *
 * @param directory - the built site
 * @param baseUrl - the path it was built for
 */
export async function startEdgeHost(
  directory: string,
  baseUrl: string,
): Promise<EdgeHost> {
  const options = { directory, baseUrl, port: 0, brotliQuality: 11, isBare: true };
  const source = await startStaticHost(options);
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const answer = kept.get(url) ?? fetchRaw(source.origin + url);
    kept.set(url, answer);
    answer.then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, 'content-length': body.length });
        response.end(body);
      },
      (error: unknown) => response.destroy(error as Error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    put: (pathname, html) => {
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      };
      const body = brotliCompressSync(html);
      kept.set(pathname, Promise.resolve({ status: 200, headers, body }));
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await source.close();
    },
  };
}
