import { renameSync } from 'node:fs';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { hashDeploy, type BuildProps } from '../src/hashDeploy.ts';

let folder: ReturnType<typeof aFolder>;
const hash = (parts: Partial<BuildProps> = {}) =>
  hashDeploy({
    outDir: folder.root,
    siteConfig: { ssrTemplate: '<html>' },
    headTags: '',
    preBodyTags: '',
    postBodyTags: '',
    ...parts,
  });

beforeEach(() => {
  folder = aFolder({
    'index.html': 'a page',
    'assets/js/main.1a.js': '',
  });
});

afterEach(() => folder.remove());

it('is the same whatever other plugins have written by then', async () => {
  const before = await hash();
  folder.write('index.html', 'a page with a policy');
  folder.write('sitemap.xml', '');
  folder.write('assets/search/1a/0.json', '');
  expect(await hash()).toBe(before);
});

it("changes with an asset's name", async () => {
  const before = await hash();
  renameSync(
    `${folder.root}/assets/js/main.1a.js`,
    `${folder.root}/assets/js/main.2b.js`,
  );
  expect(await hash()).not.toBe(before);
});

it.each(['img/icon.png', 'assets-map.png'])(
  'changes with %s, an image that keeps its name',
  async (image) => {
    folder.write(image, 'an image');
    const before = await hash();
    folder.write(image, 'another image');
    expect(await hash()).not.toBe(before);
  },
);

it.each([{ siteConfig: { ssrTemplate: '<html lang>' } }, { headTags: '<link>' }])(
  'changes with %j, which is in the HTML of every page only',
  async (parts) => {
    expect(await hash(parts)).not.toBe(await hash());
  },
);
