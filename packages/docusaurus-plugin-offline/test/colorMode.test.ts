import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { WORKER_FILE } from '../src/caches.ts';
import offlinePlugin from '../src/index.ts';

type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];

it("the offline page has this site's colour mode, not that of another on the origin", async () => {
  const { root: outDir, remove } = aFolder();
  onTestFinished(remove);
  const context = {
    baseUrl: '/notes/',
    siteConfig: { title: 'Notes', themeConfig: {}, staticDirectories: [] },
    siteStorage: { type: 'localStorage', namespace: '-notes' },
  };
  const plugin = offlinePlugin(context as unknown as LoadContext, { customCss: [] });
  await plugin.postBuild?.({ ...context, outDir } as unknown as Build);
  expect(readFileSync(path.join(outDir, WORKER_FILE), 'utf8')).toContain(
    'localStorage.getItem("theme-notes")',
  );
});
