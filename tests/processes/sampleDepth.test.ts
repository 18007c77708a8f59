import path from 'node:path';

import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, expect, it } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import sampleDepth from '../../src/markdown/remark/sampleDepth.ts';
import { checkSamples } from 'sample-prover';

const FILE = 'note.md';
const NOTE = [
  ...['```json', '{}', '```', ''],
  ...['```nginx nocheck="no parser"', 'listen 80;', '```', ''],
  ...['```js run', 'console.log(1);', '```', ''],
  ...['```text output', '1', '```'],
].join('\n');

const { root: folder, remove } = aFolder({ [FILE]: NOTE });
afterAll(remove);

function markedBy(mark: ReturnType<typeof sampleDepth>) {
  const { tree } = aPage(NOTE, FILE);
  mark(tree, new VFile({ path: path.join(folder, FILE) }));
  const found: unknown[] = [];
  visit(tree, 'code', ({ data }: Code) => void found.push(data?.hProperties));
  return found;
}

it('the fences of a page show how far they were checked, once they have been', async () => {
  const plugin = sampleDepth({ siteDir: process.cwd(), cacheFolder: folder });
  const absolute = path.join(folder, FILE);
  const file = path.relative(process.cwd(), absolute).split(path.sep).join('/');
  expect(markedBy(plugin)).toEqual([undefined, undefined, undefined, undefined]);
  await checkSamples([aPage(NOTE, file)], { cacheFolder: folder });
  expect(markedBy(plugin)).toEqual([
    { 'data-depth': 'parsed' },
    { 'data-depth': 'unchecked', 'data-reason': 'no parser' },
    { 'data-depth': 'run' },
    undefined,
  ]);
});
