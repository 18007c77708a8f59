import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { LoadContext, Plugin } from '@docusaurus/types';

import { readSite } from '../../site.ts';
import { FRAME_PATH } from '../live-frame/protocol.ts';
import { formatDirectives, hashSource, pageDirectives } from './directives.ts';
import { findInlineScripts } from './findInlineScripts.ts';
import {
  formatHeadersFile,
  formatNginxFile,
  formatVercelFile,
} from './formatHostFiles.ts';
import { headerRules } from './headers.ts';
import { insertPolicy } from './insertPolicy.ts';

async function listPages(outDir: string): Promise<string[]> {
  const files = await readdir(outDir, { recursive: true });
  // The frame of live code is a plain file with a policy of its own.
  return files.filter(
    (file) => file.endsWith('.html') && file.replaceAll(path.sep, '/') !== FRAME_PATH,
  );
}

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
      for (const page of await listPages(outDir)) {
        const file = path.join(outDir, page);
        const html = await readFile(file, 'utf8');
        const hashes = [...new Set(findInlineScripts(html).map(hashSource))];
        hashes.forEach((hash) => sources.add(hash));
        const policy = formatDirectives(pageDirectives(hashes));
        await writeFile(file, insertPolicy(html, policy));
      }
      const rules = headerRules(pageDirectives([...sources].sort()), {
        coversSubdomains,
      });
      await Promise.all([
        writeFile(path.join(outDir, '_headers'), formatHeadersFile(rules, baseUrl)),
        writeFile(path.join(outDir, 'vercel.json'), formatVercelFile(rules, baseUrl)),
        writeFile(path.join(outDir, 'nginx.conf'), formatNginxFile(rules, baseUrl)),
      ]);
    },
  };
}
