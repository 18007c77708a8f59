import { existsSync, readFileSync } from 'node:fs';

import type { Code, Root } from 'mdast';
import type {} from 'mdast-util-to-hast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

import { isOutput, readVerdicts, relativeName, type Verdict } from '../../notes/index.ts';

/** Options of {@link sampleDepth}. */
export type SampleDepthOptions = {
  /** The project's root; paths of notes are relative to it. */
  readonly root: string;
  /** Folder that keeps the verdicts; the checks' own as a rule. */
  readonly cacheFolder?: string;
};

function setProperties(code: Code, properties: Record<string, string>): void {
  const data = (code.data ??= {});
  data.hProperties = { ...data.hProperties, ...properties };
}

function mark(code: Code, { depth, reason }: Verdict): void {
  setProperties(code, { 'data-depth': depth, ...(reason && { 'data-reason': reason }) });
}

/** The file as it lies on the disk: the tree in the pipeline has no front matter any more. */
function readSource(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function toFile(root: string, absolutePath: string): string {
  return relativeName(root, absolutePath);
}

/**
 * Marks each code fence with how far the build has checked it, and each output fence as output. It
 * reads what `checkSamples` found and checks nothing itself; a note that was not checked yet gets
 * no marks. It has to stand before every plugin that replaces code fences.
 */
export default function sampleDepth({ root, cacheFolder }: SampleDepthOptions) {
  let find: ReturnType<typeof readVerdicts> | undefined;
  return (tree: Root, { path: absolutePath = '' }: VFile): void => {
    const source = readSource(absolutePath);
    const file = toFile(root, absolutePath);
    find ??= readVerdicts(root, cacheFolder);
    const verdicts = source === undefined ? [] : find({ file, absolutePath, source });
    let next = 0;
    visit(tree, 'code', (code) => {
      if (isOutput(code)) {
        setProperties(code, { 'data-output': 'true' });
        return SKIP;
      }
      const verdict = verdicts?.[next++];
      if (verdict?.language === (code.lang ?? '').toLowerCase()) mark(code, verdict);
      return SKIP;
    });
  };
}
