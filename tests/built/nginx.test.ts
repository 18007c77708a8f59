import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { site } from '../../src/site.ts';
import { siteBuild } from '../support/builds.ts';
import { listRoutes } from '../support/pages.ts';
import { ensureNginx, NGINX_REMEDY, startNginx, type Nginx } from '../support/nginx.ts';

const { directory, baseUrl } = siteBuild;
const nginx = ensureNginx();

/** Files for hosts, which readers must not get. */
const HOST_FILES = ['_headers', 'nginx.conf'];

const pages = listRoutes(siteBuild);

/** Any page with scripts and a stylesheet. */
const page = (pages.find((one) => one.startsWith('docs/')) ?? '').replace(/\/?$/, '/');

const { hostname } = new URL(site.url);

/** File types that benefit from compression unless they're tiny. */
const isCompressible = (file: string) =>
  /\.(?:html|css|js|json|md|svg|txt|xml|webmanifest)$/.test(file) &&
  statSync(path.join(directory, file)).size > 200;

const encode = (file: string) =>
  baseUrl + file.split('/').map(encodeURIComponent).join('/');

/** Files that a page references and the browser loads with it, below the base path. */
function filesOf(page: string): string[] {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  const named = html.match(/[^\s"'=(]*assets\/[\w./~-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named)].map((file) => file.slice(baseUrl.length));
}

/** Tests for a machine that has nginx, or may install it. */
function crawl(program: string): void {
  let host: Nginx;

  beforeAll(async () => {
    host = await startNginx(program, siteBuild, hostname);
  });

  afterAll(() => host.close());

  it('serves every file of the build, and compresses what benefits from it', async () => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(path.join(directory, file)).isFile())
      .filter((file) => !HOST_FILES.includes(file));
    expect(files.length).toBeGreaterThan(100);
    const problems: object[] = [];
    for (const file of files) {
      const { status, headers } = await host.ask(encode(file));
      const encoding = headers['content-encoding'] ?? 'none';
      const right = isCompressible(file) ? ['gzip'] : ['gzip', 'none'];
      if (status !== 200 || !right.includes(encoding)) {
        problems.push({ file, status, encoding });
      }
    }
    expect(problems).toEqual([]);
  });

  it('sends the headers with every page, with the slash, without it, and by file name', async () => {
    for (const route of pages) {
      const bare = route.replace(/\/$/, '');
      const files = [
        `${bare}/index.html`.replace(/^\//, ''),
        ...(bare ? [`${bare}.html`] : []),
      ];
      const { bytes } = await host.ask(encode(route));
      for (const other of new Set([route, bare, ...files])) {
        const { status, headers, ...answer } = await host.ask(encode(other));
        expect({ other, status, bytes: answer.bytes }).toEqual({
          other,
          status: 200,
          bytes,
        });
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=0, must-revalidate',
        });
      }
    }
  });

  it('leaves everything else on the host alone', async () => {
    const other = await host.ask('/', 'other.example.org');
    expect(other.bytes).toBe('Welcome to nginx!'.length);
    expect(other.headers['x-content-type-options']).toBeUndefined();
    const { headers } = await host.ask('/');
    const expected = baseUrl === '/' ? 'nosniff' : undefined;
    expect(headers['x-content-type-options']).toBe(expected);
  });

  it('sends a page with all its assets in less than half of their bytes', async () => {
    const files = [`${page}index.html`, ...filesOf(page)];
    expect(files.length).toBeGreaterThan(4);
    const answers = await Promise.all(files.map((file) => host.ask(encode(file))));
    const sent = answers.reduce((sum, { bytes }) => sum + bytes, 0);
    const written = files.reduce(
      (sum, file) => sum + statSync(path.join(directory, file)).size,
      0,
    );
    expect(sent).toBeLessThan(written / 2);
  });

  it.each([
    ['the manifest', 'manifest.webmanifest', 'application/manifest+json'],
    ['Markdown', page.replace(/\/$/, '.md'), 'text/markdown; charset=utf-8'],
    ['text', 'llms.txt', 'text/plain; charset=utf-8'],
  ])('sets the media type of %s', async (_what, file, type) => {
    const { headers } = await host.ask(encode(file));
    expect(headers['content-type']).toBe(type);
  });

  it('serves the not-found page for missing pages and for the host files', async () => {
    const size = statSync(path.join(directory, '404.html')).size;
    for (const file of [
      'none',
      'docs/none',
      'none.html',
      'assets/none.js',
      ...HOST_FILES,
    ]) {
      const { status, headers, bytes } = await host.ask(encode(file));
      expect({ file, status, type: headers['content-type'] }).toEqual({
        file,
        status: 404,
        type: 'text/html; charset=utf-8',
      });
      expect(bytes).toBeGreaterThan(500);
      expect(bytes).toBeLessThan(size);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(HOST_FILES.filter((file) => !existsSync(path.join(directory, file)))).toEqual(
      [],
    );
  });

  it('caches assets forever', async () => {
    const [asset = ''] = filesOf(page);
    const { headers } = await host.ask(encode(asset));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('redirects to the base path if the slash is missing', async () => {
    const { status, headers } = await host.ask(baseUrl.replace(/(.)\/$/, '$1'));
    expect([status, headers.location]).toEqual(
      baseUrl === '/' ? [200, undefined] : [301, baseUrl],
    );
  });
}

describe(`nginx, by the build's nginx.conf, under ${baseUrl}`, () => {
  if (nginx) return crawl(nginx);
  const message = `nginx is missing, and installing it failed. ${NGINX_REMEDY}`;
  console.warn(`nginx.conf isn't tried: ${message}`);
  // What the workflow publishes has been tried.
  it.runIf(process.env['GITHUB_ACTIONS'])('was tried', () => expect.fail(message));
});
