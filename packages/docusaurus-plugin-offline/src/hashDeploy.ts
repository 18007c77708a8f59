import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

import { isImagePath } from './worker/paths.ts';

/** What a build wrote, and what it put into the HTML of every page. */
export type BuildProps = Pick<
  Props,
  'outDir' | 'headTags' | 'preBodyTags' | 'postBodyTags'
> & { readonly siteConfig: Pick<Props['siteConfig'], 'ssrTemplate'> };

/** What the bundler wrote: a page's text is in a script too, so its name changes with the text. */
const BUNDLED = /^assets[\\/](?:css|js)[\\/]/;

/**
 * Hashes what distinguishes one deploy from the next: the names of scripts and style sheets, which
 * contain a hash of their content, the parts of the HTML that no script has, and the images whose
 * names don't change with their content. The pages themselves don't count, nor does what else is in
 * `assets`: other plugins may still be writing them.
 */
export async function hashDeploy(build: BuildProps): Promise<string> {
  const { outDir, siteConfig, headTags, preBodyTags, postBodyTags } = build;
  const files = (await readdir(outDir, { recursive: true })).sort();
  const names = files.filter((file) => BUNDLED.test(file));
  const html = [siteConfig.ssrTemplate, headTags, preBodyTags, postBodyTags];
  const hash = createHash('sha256').update(JSON.stringify([names, html]));
  for (const image of files) {
    if (!isImagePath(image) || image.startsWith(`assets${path.sep}`)) continue;
    hash.update(await readFile(path.join(outDir, image)));
  }
  return hash.digest('hex').slice(0, 16);
}
