import { readdirSync, readFileSync } from 'node:fs';

import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';

import { readHostHeaders } from '../../scripts/hostHeaders.ts';
import { hashSource } from '../../packages/docusaurus-plugin-csp/src/directives.ts';
import { findInlineScripts } from '../../packages/docusaurus-plugin-csp/src/findInlineScripts.ts';
import { FRAME_PATH } from '../../packages/docusaurus-theme-live-code/src/protocol.ts';

const BUILD = 'build';
const REVALIDATED = 'public, max-age=0, must-revalidate';

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'));
/** Pages of the site; the others are plain files. */
const pages = files.filter((file) => file !== FRAME_PATH);

function read(file: string): string {
  return readFileSync(`${BUILD}/${file}`, 'utf8');
}

/** Directives of the policy in a document's meta element. */
function metaPolicy(file: string): Map<string, string[]> {
  const pending: DefaultTreeAdapterTypes.Node[] = [parse(read(file))];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const attrs = 'attrs' in node ? node.attrs : [];
    const valueOf = (name: string) => attrs.find((attr) => attr.name === name)?.value;
    if (valueOf('http-equiv')?.toLowerCase() === 'content-security-policy') {
      const directives = (valueOf('content') ?? '').split(';');
      return new Map(
        directives.map((directive) => {
          const [name = '', ...sources] = directive.trim().split(/\s+/);
          return [name, sources];
        }),
      );
    }
    if ('childNodes' in node) pending.push(...node.childNodes);
  }
  return new Map();
}

function addressOf(page: string): string {
  return `/${page.replace(/(?:^|\/)index\.html$/, (match) => (match.startsWith('/') ? '/' : ''))}`;
}

function header(pathname: string, name: string): string | undefined {
  return readHostHeaders(BUILD, pathname).get(name);
}

describe('the policy of every page', () => {
  it('is there, and allows by hash the inline scripts that the page has and no other script', () => {
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      const hashes = [...new Set(findInlineScripts(read(page)).map(hashSource))];
      const scripts = metaPolicy(page).get('script-src') ?? [];
      expect({ page, scripts: [...scripts].sort() }).toEqual({
        page,
        scripts: ["'self'", ...hashes].sort(),
      });
      expect(metaPolicy(page).get('default-src')).toEqual(["'self'"]);
    }
  });

  it('is sent by the host too, where the page is and where it is without its slash', () => {
    for (const page of pages.filter((file) => file !== '404.html')) {
      const address = addressOf(page);
      const own = metaPolicy(page).get('script-src') ?? [];
      for (const path of new Set([address, address.replace(/(?<=.)\/$/, '')])) {
        const policy = header(path, 'Content-Security-Policy') ?? '';
        const sent = /script-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
        expect({ path, missing: own.filter((source) => !sent.includes(source)) }).toEqual(
          { path, missing: [] },
        );
        expect(policy).toContain("frame-ancestors 'self'");
        expect(policy).not.toMatch(/script-src[^;]*'unsafe-/);
      }
    }
  });

  it('lets evaluation through in the frame of live code only, which is in no index', () => {
    const unsafe = files.filter((file) =>
      [...metaPolicy(file)].some(
        ([name, sources]) =>
          !name.startsWith('style-src') && sources.some((s) => s.startsWith("'unsafe")),
      ),
    );
    expect(unsafe).toEqual([FRAME_PATH]);
    expect(metaPolicy(FRAME_PATH).get('script-src')).not.toContain("'unsafe-inline'");
    expect(header(`/${FRAME_PATH}`, 'Content-Security-Policy')).not.toContain(
      'script-src',
    );
    expect(read(FRAME_PATH)).toContain('<meta name="robots" content="noindex">');
    expect(read('sitemap.xml')).not.toContain('/live/');
  });
});

describe('the files for hosts', () => {
  it('send every file with the headers that keep a reader safe', () => {
    for (const path of ['/', '/docs/intro/', '/assets/js/x.js', '/img/x.png', '/none']) {
      expect(Object.fromEntries(readHostHeaders(BUILD, path))).toMatchObject({
        'Content-Security-Policy': expect.stringContaining("frame-ancestors 'self'"),
        'Strict-Transport-Security': expect.stringMatching(/^max-age=31536000/),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': expect.stringContaining('camera=()'),
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    }
  });

  it('keep assets for ever, and have pages, the service worker and plain files asked for anew', () => {
    expect(header('/assets/js/x.js', 'Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const plain = ['sw.js', FRAME_PATH];
    for (const path of [...pages.map(addressOf), ...plain.map((file) => `/${file}`)]) {
      expect({ path, caching: header(path, 'Cache-Control') }).toEqual({
        path,
        caching: REVALIDATED,
      });
    }
  });

  it('say the same: _headers, vercel.json and nginx.conf', () => {
    type Vercel = {
      headers: { source: string; headers: { key: string; value: string }[] }[];
    };
    const { headers } = JSON.parse(read('vercel.json')) as Vercel;
    const vercel = headers.map(({ source, headers: pairs }) => [
      source.replace('(.*)', '*'),
      pairs.map(({ key, value }) => `${key}: ${value}`),
    ]);
    const netlify = read('_headers')
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n').map((line) => line.trim()))
      .map(([path, ...lines]) => [path, lines]);
    expect(vercel).toEqual(netlify);

    const [[, shared] = [], ...others] = netlify as [string, string[]][];
    for (const [path, lines] of others) {
      const location = path.endsWith('*') ? path.slice(0, -1) : `= ${path}`;
      const block = read('nginx.conf').split(`  location ${location} {\n`)[1] ?? '';
      const sent = [
        ...(block.split('\n  }')[0] ?? '').matchAll(/add_header (\S+) "(.*)" always/g),
      ];
      expect({ path, lines: sent.map(([, name, value]) => `${name}: ${value}`) }).toEqual(
        { path, lines: [...(shared ?? []), ...lines] },
      );
    }
  });
});
