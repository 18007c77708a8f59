import { describe, expect, it } from 'vitest';

import { linkSheets } from '../../../../src/plugins/route-chunks/linkSheets.ts';

const entry = (chunk: string, path: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ ${path}), ${path}, require.resolveWeak(${path})],`;

const registry = [
  'export default {',
  entry('aa11', '"@theme/BlogListPage"'),
  entry('bb22', '"@theme/BlogPostPage"'),
  entry('cc33', '"@site/docs/say \\"x\\".md"'),
  '};',
].join('\n');

const [styles, blog] = [{ file: 'styles.css' }, { file: 'blog.css' }];
const manifest = {
  entrypoints: ['main'],
  origins: { main: [1, 2], aa11: [3, 2, 4], bb22: [3], cc33: [2, 5] },
  assets: {
    1: { js: [{ file: 'main.js' }] },
    2: { css: [styles] },
    3: { css: [blog], js: [{ file: 'blog.js' }] },
    4: { js: [{ file: 'list.js' }] },
    5: { css: [{ file: 'note.css' }] },
  },
};

describe('linkSheets', () => {
  const { origins, assets } = linkSheets(manifest, registry);
  const filesOf = (name: string) => (origins[name] ?? []).map((id) => assets[id]);

  it("finds a route's sheets by its module, without its scripts and what the entry loads", () => {
    expect(filesOf('@theme/BlogListPage')).toEqual([{ css: [blog] }]);
  });

  it('names a sheet once for all modules, so that no page links it twice', () => {
    expect(origins['@theme/BlogPostPage']).toEqual(origins['@theme/BlogListPage']);
  });

  it('reads paths with quotes', () => {
    expect(filesOf('@site/docs/say "x".md')).toEqual([{ css: [{ file: 'note.css' }] }]);
  });

  it('leaves what the manifest had', () => {
    expect(origins).toMatchObject(manifest.origins);
    expect(assets).toMatchObject(manifest.assets);
  });
});
