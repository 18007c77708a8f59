import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { hashDeploy, type Build } from '../src/hashDeploy.ts';

let outDir: string;
const hash = (parts: Partial<Build> = {}) =>
  hashDeploy({
    outDir,
    siteConfig: { ssrTemplate: '<html>' },
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    ...parts,
  });

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  writeFileSync(path.join(outDir, file), text);
};

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  write('index.html', 'a page');
  write('assets/js/main.1a.js', '');
  write('img/icon.png', 'an image');
});

afterEach(() => rmSync(outDir, { recursive: true }));

it('is the same whatever other plugins have written by then', async () => {
  const before = await hash();
  write('index.html', 'a page with a policy');
  write('sitemap.xml', '');
  write('assets/search/1a/0.json', '');
  expect(await hash()).toBe(before);
});

it("changes with an asset's name", async () => {
  const before = await hash();
  renameSync(`${outDir}/assets/js/main.1a.js`, `${outDir}/assets/js/main.2b.js`);
  expect(await hash()).not.toBe(before);
});

it('changes with an image that keeps its name', async () => {
  const before = await hash();
  write('img/icon.png', 'another image');
  expect(await hash()).not.toBe(before);
});

it.each([{ siteConfig: { ssrTemplate: '<html lang>' } }, { headTags: '<link>' }])(
  'changes with %j, which is in the HTML of every page only',
  async (parts) => {
    expect(await hash(parts)).not.toBe(await hash());
  },
);
