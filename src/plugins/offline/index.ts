import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { bundle } from './bundle.ts';
import { OFFLINE_PAGE, WORKER_FILE } from './caches.ts';
import { formatOfflinePage } from './formatOfflinePage.ts';

function revision(content: string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/**
 * Makes the site readable offline: a service worker that keeps the notes that were visited, and a page that lists what is kept. A reader whose browser cannot or will not
 * has the site as it is without.
 */
export default function offlinePlugin({ siteConfig, baseUrl }: LoadContext): Plugin {
  const file = (name: string) => path.join(__dirname, name);
  return {
    name: 'offline',
    getClientModules: () => [file('client/index.ts')],
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
        listScript: await bundle(file('page/list.ts'), {}),
      });
      const home = await readFile(path.join(outDir, 'index.html'), 'utf8');
      const worker = await bundle(file('worker/main.ts'), {
        // The home page names the scripts, whose names hold the hash of all that they load.
        REVISION: revision(page + home),
      });
      await Promise.all([
        writeFile(path.join(outDir, OFFLINE_PAGE), page),
        writeFile(path.join(outDir, WORKER_FILE), worker),
      ]);
    },
  };
}
