import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { bundle } from './bundle.ts';
import { OFFLINE_PAGE, TITLES_FILE, WORKER_FILE } from './caches.ts';
import { collectTitles } from './collectTitles.ts';
import { findShell } from './findShell.ts';
import { formatOfflinePage } from './formatOfflinePage.ts';

function revision(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * Makes the site readable offline: a service worker that keeps the shell, the titles and the notes
 * that were visited, and a page that lists what is kept. A reader whose browser cannot or will not
 * has the site as it is without.
 */
export default function offlinePlugin({ siteConfig, baseUrl }: LoadContext): Plugin {
  const file = (name: string) => path.join(__dirname, name);
  let titles = '{}';
  return {
    name: 'offline',
    getClientModules: () => [file('client/index.ts')],
    allContentLoaded({ allContent }) {
      titles = JSON.stringify(collectTitles(allContent));
    },
    async postBuild({ outDir }) {
      const { colorMode, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;
      const page = formatOfflinePage({
        title: siteConfig.title,
        baseUrl,
        copyright: footer?.copyright,
        style: await bundle(file('page/page.css'), {}),
        modeScript: await bundle(file('page/mode.ts'), {
          DEFAULT_MODE: colorMode?.respectPrefersColorScheme
            ? 'system'
            : colorMode?.defaultMode,
        }),
        listScript: await bundle(file('page/list.ts'), { BASE_URL: baseUrl }),
      });
      const home = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const worker = await bundle(file('worker/main.ts'), {
        SHELL: findShell(home, baseUrl),
        PRECACHE: [
          { url: OFFLINE_PAGE, revision: revision(page) },
          { url: TITLES_FILE, revision: revision(titles) },
        ],
      });
      await Promise.all([
        writeFile(path.join(outDir, TITLES_FILE), titles),
        writeFile(path.join(outDir, OFFLINE_PAGE), page),
        writeFile(path.join(outDir, WORKER_FILE), worker),
      ]);
    },
  };
}
