import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';

import { allowScripts, formatDirectives } from './directives.ts';
import { findInlineScripts } from './findInlineScripts.ts';
import { HOST_FILES } from './formatHostFiles.ts';
import { insertPolicy } from './insertPolicy.ts';
import { policyOf, type Options } from './options.ts';

/**
 * Gives each built page a Content-Security-Policy with the hashes of its own inline scripts, and writes
 * the headers for hosts. It reads the files after minification, which changes the scripts' bytes.
 */
export default function cspPlugin(context: LoadContext, options: Options): Plugin {
  const { baseUrl, i18n, siteConfig } = context;
  const directives = policyOf(options);
  return {
    name: 'docusaurus-plugin-csp',
    async postBuild({ outDir }) {
      const ignore = [...options.ownPolicy];
      const pages = await Globby('**/*.html', { cwd: outDir, ignore, dot: true });
      for (const page of pages) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        const policy = allowScripts(directives, findInlineScripts(html));
        await writeFile(file, insertPolicy(html, formatDirectives(policy)));
      }
      // Other locales are built into subfolders of the default one, whose host files cover them.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const others = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
      const folders = others.map((locale) => `${i18n.localeConfigs[locale]?.path}/`);
      const immutable = ['', ...folders].flatMap((folder) =>
        options.immutable.map((kept) => folder + kept),
      );
      const site = { ...options, url: siteConfig.url, baseUrl, immutable };
      for (const [file, format] of Object.entries(HOST_FILES)) {
        await writeFile(path.join(outDir, file), format(site));
      }
    },
  };
}

export { validateOptions, type Options } from './options.ts';
