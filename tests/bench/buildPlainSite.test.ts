import path from 'node:path';

import { loadFreshModule } from '@docusaurus/utils';
import { afterAll, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { createPlainSite } from './buildPlainSite.ts';
import sidebars from '../../sidebars.ts';

const { root, remove } = aFolder();
afterAll(remove);

it('a plain site gets everything that its sidebars import', async () => {
  createPlainSite(process.cwd(), root);
  expect(await loadFreshModule(path.join(root, 'sidebars.ts'))).toEqual(sidebars);
});
