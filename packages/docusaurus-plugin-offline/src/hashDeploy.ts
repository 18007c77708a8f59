import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { isImagePath } from './worker/paths.ts';

/** What a build wrote and copied, and what it put into the HTML of every page. */
export type BuildProps = Pick<
  Props,
  'siteDir' | 'outDir' | 'headTags' | 'preBodyTags' | 'postBodyTags'
> & {
  readonly siteConfig: Pick<Props['siteConfig'], 'ssrTemplate' | 'staticDirectories'>;
};

/** What the bundler wrote: a page's text is in a script too, so its name changes with the text. */
const BUNDLED = /^assets[\\/](?:css|js)[\\/]/;

async function listFiles(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder, { recursive: true })).sort() : [];
}

/**
 * Hashes what distinguishes one deploy from the next: the names of scripts and style sheets, which
 * contain a hash of their content, the parts of the HTML that no script has, and the static images,
 * whose names don't change with their content. Nothing else that was written counts: other plugins may
 * still be writing it.
 */
export async function hashDeploy(build: BuildProps): Promise<string> {
  const { siteDir, outDir, siteConfig, headTags, preBodyTags, postBodyTags } = build;
  const names = (await listFiles(outDir)).filter((file) => BUNDLED.test(file));
  const html = [siteConfig.ssrTemplate, headTags, preBodyTags, postBodyTags];
  const hash = createHash('sha256').update(JSON.stringify([names, html]));
  for (const directory of siteConfig.staticDirectories) {
    const folder = path.resolve(siteDir, directory);
    for (const image of (await listFiles(folder)).filter(isImagePath))
      hash.update(image).update(await readFile(path.join(folder, image)));
  }
  return hash.digest('hex').slice(0, 16);
}
