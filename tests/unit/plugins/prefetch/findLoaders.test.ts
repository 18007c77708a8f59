import { describe, expect, it } from 'vitest';

import { findLoaders } from '../../../../src/plugins/prefetch/client/findLoaders.ts';

const load = (name: string) => () => Promise.resolve(name);

const generated = {
  routes: [
    { path: '/blog', exact: true },
    {
      path: '/docs',
      routes: [
        {
          path: '/docs',
          routes: [
            { path: '/docs/a-b', exact: true },
            { path: '/docs/a', exact: true },
          ],
        },
      ],
    },
    { path: '*' },
  ],
  routesChunkNames: {
    '/blog-0': { __comp: 'list', items: [{ content: 'post' }] },
    '/docs-eb1': { __comp: 'root', __context: { plugin: 'docs' } },
    '/docs-7ea': { __comp: 'version', __props: 'sidebars' },
    '/docs/a-0': { __comp: 'item', content: 'a' },
    '/docs/a-b-0': { __comp: 'item', content: 'a-b' },
  },
  registry: Object.fromEntries(
    ['list', 'post', 'root', 'docs', 'version', 'sidebars', 'item', 'a', 'a-b'].map(
      (name) => [name, [load(name), '', '']],
    ),
  ),
};

async function namesOf(path: string): Promise<unknown[]> {
  const loaders = findLoaders(path, generated as never);
  return Promise.all(loaders.map((loader) => loader()));
}

describe('what a page is made of', () => {
  it('are its parts and those of the routes around it', async () => {
    expect(await namesOf('/docs/a')).toEqual([
      'root',
      'docs',
      'version',
      'sidebars',
      'item',
      'a',
    ]);
  });

  it('are also parts in lists', async () => {
    expect(await namesOf('/blog')).toEqual(['list', 'post']);
  });

  it('is nothing for an unknown page', async () => {
    expect(await namesOf('/nowhere')).toEqual([]);
  });
});
