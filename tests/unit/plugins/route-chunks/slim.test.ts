import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const folder = '../../../../src/plugins/route-chunks';
const slimRegistry = require(`${folder}/slim-registry.cjs`) as (source: string) => string;
const slimConfig = require(`${folder}/slim-docusaurus.config.cjs`) as (
  source: string,
) => string;
const slimNote = require(`${folder}/slim-note.cjs`) as (source: string) => string;
const slimSiteMetadata = require(`${folder}/slim-site-metadata.cjs`) as (
  source: string,
) => string;
const tslib = require(`${folder}/tslib.cjs`) as Record<string, unknown>;

describe('the registry for the browser', () => {
  it('keeps the import of each module and nothing beside it', () => {
    const source = `export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
};`;
    expect(slimRegistry(source)).toBe(`export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.md")],
};`);
  });
});

describe('routes and the names of their chunks for the browser', () => {
  const slim = (file: string, source: string) =>
    (require(`${folder}/slim-${file}.cjs`) as (text: string) => string)(source);
  const routes = slim(
    'routes',
    `import ComponentCreator from '@docusaurus/ComponentCreator';
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
    path: '/',
    component: ComponentCreator('/', 'e95'),
    exact: true
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];`,
  );

  it('have each path once, with its sidebar', () => {
    expect(routes).toContain(`leaf('/docs/it\\'s-new', '0', "notes")`);
    expect(routes).toContain(`leaf('/', '0')`);
    expect(routes).toContain(`ComponentCreator('*')`);
  });

  it('make the same routes as before', () => {
    const code = routes.replace(/^import.*$/m, '').replace('export default', 'return');
    const create = (...names: string[]) => names.join('-');
    const made = new Function('ComponentCreator', code)(create) as unknown;
    const note = { path: "/docs/it's-new", component: "/docs/it's-new-0", exact: true };
    expect(made).toEqual([
      {
        path: '/docs',
        component: '/docs-a1f',
        routes: [
          {
            path: '/docs',
            component: '/docs-b22',
            routes: [{ ...note, sidebar: 'notes' }],
          },
        ],
      },
      { path: '/', component: '/-0', exact: true },
      { path: '*', component: '*' },
    ]);
  });

  it('keep the hashes only of paths that routes share, here as there', () => {
    const chunks = { __comp: 'a6aa9e1f', 'it-2b': { plugin: 'c3f6570f' } };
    const names = {
      '/docs-a1f': chunks,
      '/docs-b22': chunks,
      "/docs/it's-new-c33": chunks,
    };
    const kept = slim('routesChunkNames', JSON.stringify(names, null, 2));
    expect(JSON.parse(kept)).toEqual({
      '/docs-a1f': chunks,
      '/docs-b22': chunks,
      "/docs/it's-new-0": chunks,
    });
  });
});

describe('the configuration for the browser', () => {
  it('leaves out what only the build reads, and keeps the rest', () => {
    const slim = slimConfig(
      '/* made */\nexport default {"title":"T","presets":[["classic",{}]],"plugins":[],"themeConfig":{"a":1,"prism":{}}};\n',
    );
    expect(slim).toBe(
      '/* made */\nexport default {"title":"T","themeConfig":{"a":1}};\n',
    );
  });
});

describe('what is known of a note and of the site, for the browser', () => {
  it('leaves out what only the build reads, and keeps the rest', () => {
    expect(
      slimNote(
        '{"id":"a","source":"@site/a.md","title":"A","frontMatter":{"title":"A","unlisted":true}}',
      ),
    ).toBe('{"id":"a","title":"A","frontMatter":{"unlisted":true}}');
    expect(
      slimSiteMetadata('{"docusaurusVersion":"3.8.1","pluginVersions":{"a":{}}}'),
    ).toBe('{"docusaurusVersion":"3.8.1","pluginVersions":{}}');
  });
});

describe('the helpers of tslib for the browser', () => {
  it('are all that the only package that asks for them uses', () => {
    const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
    const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
    expect([...used]).toEqual(Object.keys(tslib));
  });
});
