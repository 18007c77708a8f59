import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import {
  startStaticHost,
  type Answer,
  type StaticHost,
} from '../../../scripts/staticHost.ts';

const PAGE = `<!doctype html><title>A page</title>${'<p>text</p>'.repeat(300)}`;

const HEADERS = `/notes/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: object-src 'none'

/notes/docs/*
  Content-Security-Policy: default-src 'none'

/notes/plain.html
  Cache-Control: no-store
`;

let directory: string;
let host: StaticHost;
const answers: Answer[] = [];

function write(file: string, text: string): void {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Plain HTTP, because `fetch` follows redirects and decodes bodies. */
function ask(
  pathname: string,
  options: http.RequestOptions = {},
): Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      `${host.origin}${pathname}`,
      { agent: false, ...options },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end();
  });
}

beforeAll(async () => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'static-host-'));
  write('index.html', 'home');
  write('404.html', 'no such page');
  write('docs/intro/index.html', PAGE);
  write('docs/注意/index.html', 'Chinese name');
  write('plain.html', 'plain');
  write('assets/js/main.abc123.js', 'export {}');
  write('_headers', HEADERS);
  const onAnswer = (answer: Answer) => answers.push(answer);
  host = await startStaticHost({ directory, baseUrl: '/notes/', port: 0, onAnswer });
});

afterAll(async () => {
  await host.close();
  rmSync(directory, { recursive: true });
});

describe('a static host', () => {
  it('serves the page of a folder', async () => {
    const { status, headers, body } = await ask('/notes/docs/intro/');
    expect({ status, body }).toEqual({ status: 200, body: PAGE });
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const { status, headers } = await ask('/notes/docs/intro?a=1');
    expect([status, headers.location]).toEqual([301, '/notes/docs/intro/?a=1']);
  });

  it('redirects an encoded name without decoding it', async () => {
    const name = encodeURIComponent('注意');
    const { headers } = await ask(`/notes/docs/${name}`);
    expect(headers.location).toBe(`/notes/docs/${name}/`);
    expect((await ask(`/notes/docs/${name}/`)).body).toBe('Chinese name');
  });

  it('serves the .html file for a URL without extension', async () => {
    expect((await ask('/notes/plain')).body).toBe('plain');
    expect((await ask('/notes/plain.html')).body).toBe('plain');
  });

  it('sends precompressed files to clients that accept them', async () => {
    const ahead = brotliCompressSync('let ahead;');
    write('assets/ahead.js', 'let plain;');
    writeFileSync(path.join(directory, 'assets/ahead.js.br'), ahead);
    const head = { headers: { 'accept-encoding': 'br' } };
    const { headers } = await ask('/notes/assets/ahead.js', head);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(ahead.length),
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await ask('/notes/assets/ahead.js')).body).toBe('let plain;');
  });

  it('responds to an unknown path with 404.html and status 404', async () => {
    const { status, headers, body } = await ask('/notes/nothing');
    expect({ status, body }).toEqual({ status: 404, body: 'no such page' });
    expect(headers['content-type']).toMatch(/^text\/html/);
  });

  it('serves nothing outside the base path', async () => {
    const { status, body } = await ask('/docs/intro/');
    expect([status, body]).toEqual([404, 'This site lives under /notes/\n']);
    expect((await ask('/notes')).headers.location).toBe('/notes/');
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('compresses for a client that accepts %s', async (accepts, encoding) => {
    const { headers } = await ask('/notes/docs/intro/', {
      headers: { 'accept-encoding': accepts },
    });
    expect(headers['content-encoding']).toBe(encoding);
  });

  it('reports what it sent over the wire', async () => {
    const headers = { 'accept-encoding': 'gzip', 'x-told': 'yes' };
    await ask('/notes/docs/intro/', { headers });
    // The host may notice the end of a response later than the client.
    const own = () => answers.filter(({ requestHeaders }) => requestHeaders['x-told']);
    await expect.poll(own).toHaveLength(1);
    expect(own()).toMatchObject([
      { pathname: '/notes/docs/intro/', status: 200, type: 'text/html' },
    ]);
    expect(own()[0]?.bytes).toBeGreaterThan(200);
    expect(own()[0]?.bytes).toBeLessThan(PAGE.length / 2);
  });

  it('caches hashed assets forever and revalidates pages', async () => {
    const asset = await ask('/notes/assets/js/main.abc123.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const page = await ask('/notes/');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await ask('/notes/', {
      headers: { 'if-none-match': page.headers.etag ?? '' },
    });
    expect(again.status).toBe(304);
  });

  it('sends the headers of all matching rules in _headers, both values if two rules have one', async () => {
    const note = await ask('/notes/docs/intro/');
    expect(note.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "object-src 'none', default-src 'none'",
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const missing = await ask('/notes/nothing');
    expect(missing.headers['content-security-policy']).toBe("object-src 'none'");
    const plain = await ask('/notes/plain.html');
    expect(plain.headers['cache-control']).toBe('no-store');
  });

  it.each(['/notes/..%2f..%2fetc/passwd', '/notes/%2e%2e/package.json'])(
    'serves nothing outside its folder for %s',
    async (pathname) => {
      expect((await ask(pathname)).status).toBe(404);
    },
  );

  it('never redirects to a page of a sibling folder', async () => {
    const sibling = `${directory}-subpath`;
    onTestFinished(() => rmSync(sibling, { recursive: true }));
    mkdirSync(path.join(sibling, 'docs'), { recursive: true });
    writeFileSync(path.join(sibling, 'docs/index.html'), PAGE);
    const { status } = await ask(`/notes/..%2f${path.basename(sibling)}/docs`);
    expect(status).toBe(404);
  });

  it('rejects other methods and malformed URLs', async () => {
    expect((await ask('/notes/', { method: 'POST' })).status).toBe(405);
    expect((await ask('/notes/%ff')).status).toBe(400);
  });
});
