import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { buildRouteTable } from './buildRouteTable.ts';
import { readGenerated } from './readGenerated.ts';

const entry = (chunk: string, file: string) =>
  `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}"), "${file}", require.resolveWeak("${file}")],`;

/** In the format of `@docusaurus/core` 3.8.1. */
const GENERATED = {
  'registry.js': [
    'export default {',
    entry('0058b4c6', "@site/docs/it's-new.md"),
    entry('17896441', '@theme/DocItem'),
    entry('a94703ab', '@theme/DocRoot'),
    '};',
  ].join('\n'),
  'routesChunkNames.json': JSON.stringify({
    '/docs-a1f': { __comp: 'a94703ab' },
    '/docs-b22': { __comp: 'a94703ab' },
    "/docs/it's-new-c33": { __comp: '17896441', content: '0058b4c6' },
  }),
  'routes.js': `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'a1f'),
    routes: [
      {
        path: '/docs',
        component: ComponentCreator('/docs', 'b22'),
        routes: [
          {
            path: '/docs/it\\'s-new',
            component: ComponentCreator('/docs/it\\'s-new', 'c33'),
            exact: true,
            sidebar: "notes"
          }
        ]
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`,
};

type Files = Partial<typeof GENERATED>;

function plan(changes: Files = {}) {
  const { root, remove } = aFolder({ ...GENERATED, ...changes });
  onTestFinished(remove);
  return buildRouteTable(readGenerated(root));
}

describe('the table of routes', () => {
  it('lists each page once, with its sidebar and the numbers of its chunks', () => {
    const note = {
      path: "/docs/it's-new",
      sidebar: 'notes',
      names: { __comp: '1', content: '2' },
    };
    expect(plan().table).toEqual([
      {
        path: '/docs',
        names: { __comp: '0' },
        routes: [{ path: '/docs', names: { __comp: '0' }, routes: [note] }],
      },
      { path: '*', names: {}, exact: false },
    ]);
  });

  it('numbers the modules in the order in which routes use them', () => {
    expect(plan().modules).toEqual([
      '@theme/DocRoot',
      '@theme/DocItem',
      "@site/docs/it's-new.md",
    ]);
  });

  it.each<[string, Files, RegExp]>([
    [
      'a route without chunk names',
      { 'routesChunkNames.json': '{"/docs-a1f":{},"/docs-b22":{}}' },
      /no chunks of the route \/docs\/it's-new\. .*UPGRADING/,
    ],
    [
      'a chunk that loads nothing',
      { 'registry.js': 'export default { a94703ab: () => import("@theme/DocRoot") };' },
      /chunk a94703ab of the route \/docs\. .*UPGRADING/,
    ],
    [
      'a list that is exported in another way',
      { 'routes.js': 'export const routes = [];' },
      /routes\.js .*UPGRADING/,
    ],
  ])('%s is named, with the guide to upgrading', (_what, changes, message) => {
    expect(() => plan(changes)).toThrow(message);
  });

  it('produces the same routes and chunk names as Docusaurus', async () => {
    const { table } = plan();
    vi.doMock('@generated/optimize-bundle/table.json', () => ({ default: table }));
    vi.doMock('@docusaurus/ComponentCreator', () => ({
      default: (route: string, hash: string) => `${route}-${hash}`,
    }));
    const client = './client';
    const { default: routes } = await import(`${client}/routes.ts`);
    const { default: names } = await import(`${client}/routesChunkNames.ts`);
    expect(routes).toMatchObject([
      {
        path: '/docs',
        component: '/docs-0',
        exact: false,
        routes: [
          {
            path: '/docs',
            component: '/docs-1',
            exact: false,
            routes: [
              {
                path: "/docs/it's-new",
                component: "/docs/it's-new-2",
                exact: true,
                sidebar: 'notes',
              },
            ],
          },
        ],
      },
      { path: '*', component: '*-0', exact: false },
    ]);
    expect(names).toMatchObject({
      '/docs-0': { __comp: '0' },
      '/docs-1': { __comp: '0' },
      "/docs/it's-new-2": { __comp: '1', content: '2' },
    });
  });
});
