import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

import type { Props } from '@docusaurus/types';

/** What a build wrote, and what it put into the HTML of every page. */
export type BuildProps = Pick<
  Props,
  'outDir' | 'headTags' | 'preBodyTags' | 'postBodyTags'
> & { readonly siteConfig: Pick<Props['siteConfig'], 'ssrTemplate'> };

/**
 * Hashes what distinguishes one deploy from the next: the names of scripts and style sheets, which
 * contain a hash of their content, and the parts of the HTML that no script has. The pages themselves
 * don't count, nor does what else is in `assets`: other plugins may still be writing them.
 */
export async function hashDeploy(build: BuildProps): Promise<string> {
  const { outDir, siteConfig, headTags, preBodyTags, postBodyTags } = build;
  const files = await Promise.all(
    ['css', 'js'].map((kind) => readdir(path.join(outDir, 'assets', kind))),
  );
  const html = [siteConfig.ssrTemplate, headTags, preBodyTags, postBodyTags];
  const content = JSON.stringify([files.flat().sort(), html]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
