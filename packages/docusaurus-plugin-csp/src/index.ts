import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';

import { readSite } from '../../../src/site.ts';
import { FRAME_PATH } from 'docusaurus-theme-live-code/client';
import { formatDirectives, hashSource, pageDirectives } from './directives.ts';
import { findInlineScripts } from './findInlineScripts.ts';
import { HOST_FILES } from './formatHostFiles.ts';
import { headerRules } from './headers.ts';
import { insertPolicy } from './insertPolicy.ts';

/**
 * Gives each built page a Content-Security-Policy with the hashes of its own inline scripts, and
 * writes the headers for hosts: `_headers`, `vercel.json` and `nginx.conf`. It runs on the files as
 * they are served, after minification, which changes the scripts' bytes.
 */
export default function policyPlugin({ baseUrl }: LoadContext): Plugin {
  const { coversSubdomains } = readSite(process.env);
  return {
    name: 'policy',
    async postBuild({ outDir }) {
      const sources = new Set<string>();
      // The frame of live code is a plain file with a policy of its own.
      const pages = await Globby('**/*.html', {
        cwd: outDir,
        ignore: [FRAME_PATH],
        dot: true,
      });
      for (const page of pages) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        const hashes = [...new Set(findInlineScripts(html).map(hashSource))];
        hashes.forEach((hash) => sources.add(hash));
        const policy = formatDirectives(pageDirectives(hashes));
        await writeFile(file, insertPolicy(html, policy));
      }
      const rules = headerRules(pageDirectives([...sources].sort()), coversSubdomains);
      for (const [file, format] of Object.entries(HOST_FILES)) {
        await writeFile(path.join(outDir, file), format(rules, baseUrl));
      }
    },
  };
}

export { formatDirectives, frameDirectives, hashSource } from './directives.ts';
