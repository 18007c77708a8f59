import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

const BUILD = 'build';
const MAX_BYTES = 14_000;

const worker = readFileSync(`${BUILD}/sw.js`, 'utf8');

describe('the service worker', () => {
  it('is small, and contains the offline page', () => {
    const { length } = brotliCompressSync(worker);
    console.log(`The service worker takes ${length} bytes of brotli.`);
    expect(worker).toContain('You are offline');
    expect(length).toBeLessThan(MAX_BYTES);
  });

  it('precaches nothing: only what a reader has loaded is cached', () => {
    const assets = readdirSync(`${BUILD}/assets/js`);
    expect(assets.length).toBeGreaterThan(0);
    expect(assets.filter((name) => worker.includes(name))).toEqual([]);
  });
});
