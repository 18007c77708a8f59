import http from 'node:http';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { startStaticHost } from './staticHost.ts';

const PAGE = `<!doctype html><title>A page</title>${'<p>text</p>'.repeat(300)}`;

const HEADERS = `/notes/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: object-src 'none'

/notes/docs/*
  Content-Security-Policy: default-src 'none'

/notes/plain.html
  Cache-Control: no-store
`;

const { root, remove } = aFolder({
  'index.html': 'home',
  '404.html': 'no such page',
  'docs/注意/index.html': PAGE,
  'plain.html': 'plain',
  'assets/js/main.abc123.js': 'export {}',
  'assets/js/main.abc123.js.br': 'compressed ahead',
  _headers: HEADERS,
});
const asked: string[] = [];
let host: Awaited<ReturnType<typeof startStaticHost>>;

beforeAll(async () => {
  const onResponse = (pathname: string) => void asked.push(pathname);
  const options = { directory: root, baseUrl: '/notes/', port: 0, onResponse };
  host = await startStaticHost(options);
});

afterAll(async () => {
  await host.close();
  remove();
});

type Response = {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
};

/** Plain HTTP, because `fetch` follows redirects and decodes bodies. */
function ask(pathname: string, encoding = 'identity'): Promise<Response> {
  const headers = { 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers };
    http
      .get(host.origin + pathname, options, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
      .on('error', reject);
  });
}

const NOTE = `/notes/docs/${encodeURIComponent('注意')}`;

it('redirects to the slash of a folder with the query, and serves its page', async () => {
  const { status, headers } = await ask(`${NOTE}?a=1`);
  expect([status, headers.location]).toEqual([301, `${NOTE}/?a=1`]);
  const page = await ask(`${NOTE}/`);
  expect(page).toMatchObject({ status: 200, body: PAGE });
  expect(page.headers['content-type']).toMatch(/^text\/html/);
});

it('serves an .html file without its extension, too', async () => {
  expect((await ask('/notes/plain')).body).toBe('plain');
  expect((await ask('/notes/plain.html')).body).toBe('plain');
});

it.each(['/notes/nothing', '/docs/注意/', '/notes/..%2f..%2fetc/passwd'])(
  'responds to %s with 404.html and status 404',
  async (route) => {
    const { status, body } = await ask(encodeURI(route).replaceAll('%25', '%'));
    expect([status, body]).toEqual([404, 'no such page']);
  },
);

it('sends a file that was compressed ahead, and caches hashed assets forever', async () => {
  const { headers, body } = await ask('/notes/assets/js/main.abc123.js', 'br');
  expect(body).toBe('compressed ahead');
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('sends the headers of all matching rules in _headers, both values if two rules have one', async () => {
  expect((await ask(`${NOTE}/`)).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "object-src 'none', default-src 'none'",
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const { headers } = await ask('/notes/plain.html');
  expect(headers['cache-control']).toBe('no-store');
});

it('reports the path of each request that it has responded to', async () => {
  await ask('/notes/plain?a=1');
  // The host may notice the end of the response after the client.
  await expect.poll(() => asked).toContain('/notes/plain');
});
