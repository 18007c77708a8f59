import { describe, expect, it } from 'vitest';

import { linkFiles } from '../../../../src/plugins/route-chunks/linkFiles.ts';

const entry = (chunk: string, path: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${path}), ${path}, require.resolveWeak(${path})],`;

const registry = [
  'export default {',
  entry('aa11', '"@theme/BlogListPage"'),
  entry('bb22', '"@theme/BlogPostPage"'),
  entry('cc33', '"@site/docs/say \\"x\\".md"'),
  '};',
].join('\n');

const manifest = {
  entrypoints: ['main'],
  origins: { main: [1, 2], aa11: [3, 2, 4], bb22: [3], cc33: [2, 5] },
  assets: { 1: { js: [{ file: 'main.js' }] } },
};

describe('linkFiles', () => {
  const linked = linkFiles(manifest, registry);
  const origins: Readonly<Record<string, readonly number[]>> = linked.origins;

  it("finds a route's files by its module, without what the entry loads", () => {
    expect(origins['@theme/BlogListPage']).toEqual([3, 4]);
    expect(origins['@theme/BlogPostPage']).toEqual([3]);
  });

  it('reads paths with quotes', () => {
    expect(origins['@site/docs/say "x".md']).toEqual([5]);
  });

  it('leaves what the manifest had', () => {
    expect(linked).toMatchObject(manifest);
  });
});
