import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { readPngSize } from '../support/readPngSize.ts';

const BUILD = 'build';

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

  it('has what an installation needs, with URLs relative to any base path', () => {
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

  it('names existing icons of the declared size, one of them maskable', () => {
    const sizes = manifest.icons
      .filter(({ type }) => type === 'image/png')
      .map(({ src, sizes: said }) => {
        expect(readPngSize(`${BUILD}/${src}`)).toBe(said);
        return said;
      });
    expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    expect(readPngSize(`${BUILD}/img/apple-touch-icon.png`)).toBe('180x180');
  });
});
