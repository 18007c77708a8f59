import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { Joi } from '@docusaurus/utils-validation';

import { bundle } from './bundle.ts';
import { WORKER_FILE } from './caches.ts';
import { formatOfflinePage } from './page/formatOfflinePage.ts';
import { hashDeploy } from './hashDeploy.ts';

/** Options of the plugin. */
export type Options = {
  /**
   * Style sheets for the offline page, relative to the site's folder, that come before its own. They
   * can set the custom properties that it uses.
   */
  readonly customCss: readonly string[];
};

const schema = Joi.object<Options>({
  customCss: Joi.array().items(Joi.string()).default([]),
});

/** Names an option that doesn't exist, and fills in the defaults. */
export function validateOptions({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options {
  return validate(schema, options);
}

/**
 * Makes the site readable offline: a service worker caches the visited pages, and an
 * offline page lists what is cached. Where service workers aren't supported or are
 * blocked, the site works as it would without the plugin.
 */
export default function offlinePlugin(
  { siteConfig, siteDir, baseUrl, siteStorage }: LoadContext,
  { customCss }: Options,
): Plugin {
  const file = (name: string) => path.join(__dirname, name);
  return {
    name: 'docusaurus-plugin-offline',
    getClientModules: () => [file('client/index.ts')],
    async postBuild(build) {
      const { colorMode, footer } = siteConfig.themeConfig as Partial<ThemeConfig>;
      const own = customCss.map((sheet) => path.resolve(siteDir, sheet));
      const sheets = await Promise.all(
        [...own, file('page/page.css')].map((sheet) => bundle(sheet)),
      );
      const page = formatOfflinePage({
        title: siteConfig.title,
        baseUrl,
        copyright: footer?.copyright,
        style: sheets.join(''),
        modeScript: await bundle(file('page/colorMode.ts'), {
          DEFAULT_MODE: JSON.stringify(
            colorMode?.respectPrefersColorScheme
              ? 'system'
              : (colorMode?.defaultMode ?? 'light'),
          ),
          // Docusaurus' own
          STORAGE_KEY: JSON.stringify(`theme${siteStorage.namespace}`),
        }),
        listScript: await bundle(file('page/listCachedPages.ts'), {
          BASE_URL: JSON.stringify(baseUrl),
          TITLE_END: JSON.stringify(` ${siteConfig.titleDelimiter} ${siteConfig.title}`),
        }),
      });
      const worker = await bundle(file('worker/main.ts'), {
        OFFLINE_PAGE: JSON.stringify(page),
      });
      // Changes the worker with every deploy, so that browsers notice the deploy.
      const deployHash = await hashDeploy(build);
      await writeFile(
        path.join(build.outDir, WORKER_FILE),
        `${worker}/* ${deployHash} */\n`,
      );
    },
  };
}
