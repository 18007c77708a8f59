import { readFileSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const BUILD = 'build';
const MOST_AT_INSTALL = 1_500_000;

const worker = readFileSync(`${BUILD}/sw.js`, 'utf8');

/** What the worker fetches while it is installed. */
const installed = [
  ...[...worker.matchAll(/url:"([^"]+)",revision:/g)].map(([, url]) => `/${url}`),
  ...[...worker.matchAll(/"(\/assets\/(?:js|css)\/[^"]+)"/g)].map(([, url]) => `${url}`),
];

/** Width and height of a PNG, from its first chunk (PNG, 11.2.2). */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the service worker', () => {
  it('takes at most 1.5 MB at its installation, uncompressed, itself included', () => {
    expect(installed).toEqual(
      expect.arrayContaining([
        '/offline.html',
        '/titles.json',
        expect.stringMatching(/main\.\w+\.js$/),
        expect.stringMatching(/\.css$/),
      ]),
    );
    const bytes = ['/sw.js', ...installed].map((url) => statSync(BUILD + url).size);
    const sum = bytes.reduce((a, b) => a + b, 0);
    console.log(`The service worker takes ${sum} bytes at its installation.`);
    expect(sum).toBeLessThan(MOST_AT_INSTALL);
  });

  it('keeps no page and no frame of live code before they are used', () => {
    const others = installed.filter((url) => !url.startsWith('/assets/'));
    expect(others.sort()).toEqual(['/offline.html', '/titles.json']);
  });
});

describe('the manifest', () => {
  type Manifest = {
    name: string;
    short_name: string;
    start_url: string;
    scope: string;
    display: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  const manifest = JSON.parse(
    readFileSync(`${BUILD}/manifest.webmanifest`, 'utf8'),
  ) as Manifest;

  it('has what an installation needs, relative to wherever the site stands', () => {
    expect(manifest).toMatchObject({
      start_url: './',
      scope: './',
      display: 'standalone',
    });
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
    expect(readFileSync(`${BUILD}/index.html`, 'utf8')).toMatch(
      /rel="?manifest"? href="?\/manifest\.webmanifest/,
    );
  });

  it('names icons that exist, of the size it says, one of them maskable', () => {
    const sizes = manifest.icons
      .filter(({ type }) => type === 'image/png')
      .map(({ src, sizes: said }) => {
        expect(sizeOf(readFileSync(`${BUILD}/${src}`))).toBe(said);
        return said;
      });
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    const touch = readFileSync(`${BUILD}/img/apple-touch-icon.png`);
    expect(sizeOf(touch)).toBe('180x180');
  });
});
