import { renameSync } from 'node:fs';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { hashDeploy, type BuildProps } from '../src/hashDeploy.ts';

let folder: ReturnType<typeof aFolder>;
const hash = (parts: Partial<BuildProps> = {}) =>
  hashDeploy({
    siteDir: folder.root,
    outDir: `${folder.root}/build`,
    siteConfig: { ssrTemplate: '<html>', staticDirectories: ['static', 'none'] },
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    ...parts,
  });

beforeEach(() => {
  folder = aFolder({
    'build/index.html': 'a page',
    'build/assets/js/main.1a.js': '',
  });
});

afterEach(() => folder.remove());

it('is the same whatever other plugins have written by then', async () => {
  const before = await hash();
  folder.write('build/index.html', 'a page with a policy');
  folder.write('build/docs/half-copied.png', '');
  folder.write('build/assets/search/1a/0.json', '');
  expect(await hash()).toBe(before);
});

it("changes with an asset's name", async () => {
  const before = await hash();
  renameSync(
    `${folder.root}/build/assets/js/main.1a.js`,
    `${folder.root}/build/assets/js/main.2b.js`,
  );
  expect(await hash()).not.toBe(before);
});

it('changes with a static image, which keeps its name', async () => {
  folder.write('static/img/icon.png', 'an image');
  const before = await hash();
  folder.write('static/img/icon.png', 'another image');
  expect(await hash()).not.toBe(before);
});

it.each([
  { siteConfig: { ssrTemplate: '<html lang>', staticDirectories: [] } },
  { headTags: '<link>' },
])('changes with %j, which is in the HTML of every page only', async (parts) => {
  expect(await hash(parts)).not.toBe(await hash());
});
