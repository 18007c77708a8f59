import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { runCommand, thisMachine } from '../../scripts/chromium.ts';
import { ensureNginx, NGINX_REMEDY } from '../../scripts/nginx.ts';
import { siteBuild } from '../support/builds.ts';
import { listPages } from '../support/pages.ts';
import { startNginx, type Nginx } from '../support/nginx.ts';

const build = siteBuild(process.env);
const { directory, baseUrl } = build;
const nginx = ensureNginx(thisMachine(chromium.executablePath()), runCommand);

/** What hosts read and readers must not. */
const HOST_FILES = ['_headers', 'vercel.json', 'nginx.conf'];

/** A note with everything that most notes have. */
const NOTE = 'docs/tech-notes/http/dns/';

/** What compression gains on is of these kinds, and not tiny. */
const isCompressible = (file: string) =>
  /\.(?:html|css|js|json|svg|xml|webmanifest)$/.test(file) &&
  statSync(path.join(directory, file)).size > 200;

const encode = (file: string) =>
  baseUrl + file.split('/').map(encodeURIComponent).join('/');

/** Files that a page names and the browser loads with it, below the base path. */
function filesOf(page: string): string[] {
  const html = readFileSync(path.join(directory, page, 'index.html'), 'utf8');
  const named = html.match(/[^\s"'=(]*assets\/[\w./~-]+\.(?:js|css)/g) ?? [];
  return [...new Set(named)].map((file) => file.slice(baseUrl.length));
}

it('nginx.conf has no parameter near the 4,096 characters beyond which nginx refuses it', () => {
  const text = readFileSync(path.join(directory, 'nginx.conf'), 'utf8');
  const parameters = text.match(/"[^"]*"|[^\s;]+/g) ?? [];
  expect(parameters.length).toBeGreaterThan(50);
  expect(Math.max(...parameters.map(({ length }) => length))).toBeLessThan(1500);
});

/** Cases for a machine that has nginx, or may install it. */
function crawl(program: string): void {
  let host: Nginx;

  beforeAll(async () => {
    host = await startNginx(program, build);
  });

  afterAll(() => host.close());

  it('answers every file of the build, and sends compressed what gains by it', async () => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => statSync(path.join(directory, file)).isFile())
      .filter((file) => !HOST_FILES.includes(file));
    expect(files.length).toBeGreaterThan(100);
    const faults: object[] = [];
    for (const file of files) {
      const { status, headers } = await host.ask(encode(file));
      const encoding = headers['content-encoding'] ?? 'none';
      const right = isCompressible(file) ? ['gzip'] : ['gzip', 'none'];
      if (status !== 200 || !right.includes(encoding)) {
        faults.push({ file, status, encoding });
      }
    }
    expect(faults).toEqual([]);
  });

  it('answers every page with its policy, with and without the slash', async () => {
    for (const page of listPages(build)) {
      for (const address of new Set([page, page.replace(/\/$/, '')])) {
        const { status, headers } = await host.ask(encode(address));
        const policy = String(headers['content-security-policy']);
        expect({ address, status, type: headers['content-type'] }).toEqual({
          address,
          status: 200,
          type: 'text/html',
        });
        expect(policy).toContain("script-src 'self' 'sha256-");
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      }
    }
  });

  it('sends a note with all it loads in less than half of its bytes', async () => {
    const files = [`${NOTE}index.html`, ...filesOf(NOTE)];
    expect(files.length).toBeGreaterThan(4);
    const answers = await Promise.all(files.map((file) => host.ask(encode(file))));
    const sent = answers.reduce((sum, { bytes }) => sum + bytes, 0);
    const written = files.reduce(
      (sum, file) => sum + statSync(path.join(directory, file)).size,
      0,
    );
    expect(sent).toBeLessThan(written / 2);
  });

  it('names the type of the manifest', async () => {
    const { headers } = await host.ask(encode('manifest.webmanifest'));
    expect(headers['content-type']).toBe('application/manifest+json');
  });

  it('answers what is no page, and the files for hosts, with the not-found page', async () => {
    const size = statSync(path.join(directory, '404.html')).size;
    for (const file of ['none', 'docs/none', 'assets/none.js', ...HOST_FILES]) {
      const { status, headers, bytes } = await host.ask(encode(file));
      expect({ file, status, type: headers['content-type'] }).toEqual({
        file,
        status: 404,
        type: 'text/html',
      });
      expect(bytes).toBeGreaterThan(500);
      expect(bytes).toBeLessThan(size);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(HOST_FILES.filter((file) => !existsSync(path.join(directory, file)))).toEqual(
      [],
    );
  });

  it('keeps assets for ever', async () => {
    const [asset = ''] = filesOf(NOTE);
    const { headers } = await host.ask(encode(asset));
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('leads to the base path from where it lacks its slash', async () => {
    const { status, headers } = await host.ask(baseUrl.replace(/(.)\/$/, '$1'));
    expect([status, headers.location]).toEqual(
      baseUrl === '/' ? [200, undefined] : [301, baseUrl],
    );
  });

  it('leads to the base path from the top of the host', async () => {
    const { status, headers } = await host.ask('/');
    expect([status, headers.location]).toEqual(
      baseUrl === '/' ? [200, undefined] : [302, baseUrl],
    );
  });
}

describe(`nginx, by the build's nginx.conf, under ${baseUrl}`, () => {
  if (nginx) return crawl(nginx);
  it(`was not tried: there is none here, and none could be installed. ${NGINX_REMEDY}`, () => {
    console.warn(`nginx.conf was read, but not tried in nginx. ${NGINX_REMEDY}`);
    expect(existsSync(path.join(directory, 'nginx.conf'))).toBe(true);
  });
});
