import { existsSync } from 'node:fs';

import type { Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { isOutput, readPage, relativePath } from 'mdx-source';
import { readVerdicts } from 'sample-prover';

/** The attributes of a code block that say how far it was checked, and why no further. */
export const [DEPTH, REASON] = ['data-depth', 'data-reason'] as const;

/** Options of {@link sampleDepth}. */
type SampleDepthOptions = {
  /** The site's folder; note paths are relative to it. */
  readonly siteDir: string;
  /** Folder with the cached verdicts; by default the checks' own. */
  readonly cacheFolder?: string;
};

/**
 * Remark plugin: marks each code fence with how far it was checked. It reads the results of
 * `checkSamples` and checks nothing itself; a note that hasn't been checked yet gets no marks. It must run
 * before any plugin that replaces code fences.
 */
export default function sampleDepth({ siteDir, cacheFolder }: SampleDepthOptions) {
  let find: ReturnType<typeof readVerdicts> | undefined;
  return (tree: Root, { path: absolutePath = '' }: VFile): void => {
    const file = relativePath(siteDir, absolutePath);
    find ??= readVerdicts(siteDir, cacheFolder);
    // Read from disk: verdicts are found by the hash of the source.
    const verdicts = existsSync(absolutePath) ? find(readPage(siteDir, file)) : undefined;
    let next = 0;
    visit(tree, 'code', (code) => {
      if (isOutput(code)) return SKIP;
      const verdict = verdicts?.[next++];
      if (verdict?.language !== (code.lang ?? '').toLowerCase()) return SKIP;
      const { depth, reason } = verdict;
      const data = (code.data ??= {});
      data.hProperties = {
        ...data.hProperties,
        [DEPTH]: depth,
        ...(reason && { [REASON]: reason }),
      };
      return SKIP;
    });
  };
}
