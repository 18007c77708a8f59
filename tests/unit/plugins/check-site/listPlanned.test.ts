import { describe, expect, it } from 'vitest';

import { listPlanned } from '../../../../src/plugins/check-site/pages/listPlanned.ts';

describe('files that are written while links are checked', () => {
  it('are the feeds of each blog and the sitemap, below the base path', () => {
    const plugins = [
      {
        name: 'docusaurus-plugin-content-blog',
        options: {
          id: 'default',
          routeBasePath: 'blog',
          feedOptions: { type: ['rss', 'json'] },
        },
      },
      {
        name: 'docusaurus-plugin-sitemap',
        options: { id: 'default', filename: 'map.xml' },
      },
      {
        name: 'docusaurus-plugin-content-docs',
        options: { id: 'default', routeBasePath: 'docs' },
      },
    ];
    expect([...listPlanned(plugins, '/notes/')]).toEqual([
      '/notes/blog/rss.xml',
      '/notes/blog/feed.json',
      '/notes/map.xml',
    ]);
  });

  it('are none where a blog has no feeds', () => {
    const blog = {
      name: 'docusaurus-plugin-content-blog',
      options: { id: 'default', routeBasePath: '/', feedOptions: { type: null } },
    };
    expect(listPlanned([blog], '/').size).toBe(0);
  });
});
