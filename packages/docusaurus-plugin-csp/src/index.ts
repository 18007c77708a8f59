import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';

import { formatDirectives, pageDirectives } from './directives.ts';
import { findInlineScripts } from './findInlineScripts.ts';
import { formatHeadersFile, formatNginxFile } from './formatHostFiles.ts';
import { insertPolicy } from './insertPolicy.ts';
import type { Options } from './options.ts';

/**
 * Gives each built page a Content-Security-Policy with the hashes of its own inline scripts, and writes
 * the headers for hosts. It reads the files after minification, which changes the scripts' bytes.
 */
export default function cspPlugin(context: LoadContext, options: Options): Plugin {
  const { baseUrl, siteConfig } = context;
  const { exempt, includeSubDomains, extraSources } = options;
  return {
    name: 'docusaurus-plugin-csp',
    async postBuild({ outDir }) {
      const pages = await Globby('**/*.html', { cwd: outDir, dot: true });
      for (const page of pages.filter((one) => !exempt.includes(one))) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        const policy = pageDirectives(findInlineScripts(html), extraSources);
        await writeFile(file, insertPolicy(page, html, formatDirectives(policy)));
      }
      const site = { includeSubDomains, extraSources, url: siteConfig.url, baseUrl };
      await writeFile(path.join(outDir, '_headers'), formatHeadersFile(site));
      await writeFile(path.join(outDir, 'nginx.conf'), formatNginxFile(site));
    },
  };
}

export { validateOptions, type Options } from './options.ts';
