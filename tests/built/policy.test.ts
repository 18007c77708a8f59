import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { readHostHeaders } from '../support/staticHost.ts';
import redirects from '../../redirects.json';
import { FRAME_PATH } from 'docusaurus-theme-live-code/framePath';

const BUILD = 'build';

const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.html'));
/** Pages of the site, as opposed to plain files and redirects. */
const pages = files.filter(
  (file) =>
    file !== FRAME_PATH &&
    !redirects.some(
      ({ from }: { from: string }) =>
        file === path.posix.join(from.slice(1), 'index.html'),
    ),
);

function read(file: string): string {
  return readFileSync(`${BUILD}/${file}`, 'utf8');
}

/** A script in the document that isn't data. */
const INLINE =
  /<script(?![^>]* (?:src=|type="?application\/(?:ld\+)?json))[^>]*>(.*?)<\/script>/gs;

/** Hashes of a document's inline scripts. */
function hashScripts(html: string): string[] {
  const hashes = [...html.matchAll(INLINE)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;

/** Directives of the policy in a document's meta element. */
function metaPolicy(file: string): Map<string, string[]> {
  const [, policy = ''] = META.exec(read(file)) ?? [];
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

describe('the policy of every page', () => {
  it("exists, and allows only the page's own inline scripts, by hash", () => {
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const scripts = metaPolicy(page).get('script-src') ?? [];
      expect({ page, scripts: [...scripts].sort() }).toEqual({
        page,
        scripts: ["'self'", ...hashScripts(read(page))].sort(),
      });
      expect(metaPolicy(page).get('default-src')).toEqual(["'self'"]);
    }
  });

  it('allows eval only in the frame of live code, which is excluded from search engines', () => {
    const unsafe = files.filter((file) =>
      [...metaPolicy(file)].some(
        ([name, sources]) =>
          !name.startsWith('style-src') && sources.some((s) => s.startsWith("'unsafe")),
      ),
    );
    expect(unsafe).toEqual([FRAME_PATH]);
    expect(metaPolicy(FRAME_PATH).get('script-src')).not.toContain("'unsafe-inline'");
    const sent = readHostHeaders(BUILD, `/${FRAME_PATH}`).get('Content-Security-Policy');
    expect(sent).not.toContain('script-src');
    expect(read(FRAME_PATH)).toContain('<meta name="robots" content="noindex">');
    expect(read('sitemap.xml')).not.toContain('/live/');
  });
});

describe('the files for hosts', () => {
  it('send the security headers with every file', () => {
    for (const path of ['/', '/docs/intro/', '/assets/js/x.js', '/img/x.png', '/none']) {
      expect(Object.fromEntries(readHostHeaders(BUILD, path))).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
        'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
      });
    }
  });

  it('cache assets forever and revalidate everything else, as hosts do by default', () => {
    const header = (path: string) => readHostHeaders(BUILD, path).get('Cache-Control');
    expect(header('/assets/js/x.js')).toBe('public, max-age=31536000, immutable');
    expect(['/', '/docs/intro/', '/sw.js', `/${FRAME_PATH}`].map(header)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
  });
});
