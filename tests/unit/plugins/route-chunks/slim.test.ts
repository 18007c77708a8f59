import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

const require = createRequire(import.meta.url);
const folder = '../../../../src/plugins/route-chunks';
const slimRegistry = require(`${folder}/slim-registry.cjs`) as (
  this: { resourcePath: string },
  source: string,
) => string;
const slimDocs = require(`${folder}/slim-docs.cjs`) as (
  this: { resourcePath: string; getOptions: () => { docs: object } },
  source: string,
) => string;
const slimConfig = require(`${folder}/slim-docusaurus.config.cjs`) as (
  source: string,
) => string;
const slimNote = require(`${folder}/slim-note.cjs`) as (source: string) => string;
const slimGlobalData = require(`${folder}/slim-globalData.cjs`) as (
  this: { getOptions: () => { namesDocs: boolean } },
  source: string,
) => string;
const slimSiteMetadata = require(`${folder}/slim-site-metadata.cjs`) as (
  source: string,
) => string;
const tslib = require(`${folder}/tslib.cjs`) as Record<string, unknown>;

/** A folder with generated files, gone after the test. */
function generate(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'generated-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, content] of Object.entries(files)) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

describe('the registry for the browser', () => {
  it('keeps the import of each module, by the number that the routes know', () => {
    const folder = generate({
      'routesChunkNames.json': { '/a-0a1': { __comp: 'ff58b4c6', content: '0058b4c6' } },
    });
    const source = `export default {
  "0058b4c6": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.md"), "@site/a.md", require.resolveWeak("@site/a.md")],
  "unknown": [() => import(/* webpackChunkName: "unknown" */ "@site/b.md"), "@site/b.md", require.resolveWeak("@site/b.md")],
};`;
    const resourcePath = path.join(folder, 'registry.js');
    expect(slimRegistry.call({ resourcePath }, source)).toBe(`export default {
  "0": [() => import(/* webpackChunkName: "0058b4c6" */ "@site/a.md")],
  "unknown": [() => import(/* webpackChunkName: "unknown" */ "@site/b.md")],
};`);
  });
});

describe('what pages of the docs share, for the browser', () => {
  const note = { id: 'git/reset', title: 'Reset', description: 'What it undoes.' };
  const link = { type: 'link', label: 'Reset', href: '/docs/reset' };
  const version = {
    label: 'Next',
    docs: { [note.id]: note },
    docsSidebars: {
      notes: [
        {
          type: 'category',
          label: 'Git',
          href: '/docs/category/git',
          items: [{ ...link, docId: note.id, unlisted: false }],
        },
      ],
    },
  };
  const page = { title: 'Git', permalink: '/docs/category/git' };

  /** What the browser gets of generated data. */
  function slim(data: object, usesCards = false): unknown {
    const lines = { [page.permalink]: { [link.href]: note.description } };
    const resourcePath = path.join('generated', 'default', 'p', 'docs-1a2.json');
    const getOptions = () => ({ docs: { default: { usesCards, lines } } });
    return JSON.parse(slimDocs.call({ resourcePath, getOptions }, JSON.stringify(data)));
  }

  it('is the sidebars, without id and line of every note', () => {
    const [category] = version.docsSidebars.notes;
    expect(slim({ version })).toEqual({
      version: {
        label: 'Next',
        docs: {},
        docsSidebars: { notes: [{ ...category, items: [link] }] },
      },
    });
  });

  it('says on the page of a category what its notes are about', () => {
    expect(slim({ categoryGeneratedIndex: page })).toEqual({
      categoryGeneratedIndex: { ...page, lines: { '/docs/reset': 'What it undoes.' } },
    });
  });

  it('stays whole where a note lists cards itself', () => {
    expect(slim({ version }, true)).toEqual({ version });
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
    const short = { __comp: '0', 'it-2b': { plugin: '1' } };
    expect(JSON.parse(kept)).toEqual({
      '/docs-a1f': short,
      '/docs-b22': short,
      "/docs/it's-new-0": short,
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

describe('what every page knows of the docs, for the browser', () => {
  const rest = { path: '/docs/git/reset', sidebar: 'notes' };
  const note = { id: 'git/reset', ...rest };
  const data = (...names: string[]) => ({
    'docusaurus-plugin-content-docs': {
      default: {
        path: '/docs',
        versions: names.map((name) => ({ name, mainDocId: 'intro', docs: [note] })),
      },
    },
    other: { default: 1 },
  });
  const slim = (content: unknown, namesDocs: boolean): unknown => {
    const getOptions = () => ({ namesDocs });
    return JSON.parse(slimGlobalData.call({ getOptions }, JSON.stringify(content)));
  };

  it('is the paths of the notes, without their ids', () => {
    const slimmed = JSON.stringify(data('current')).replace(
      JSON.stringify(note),
      JSON.stringify(rest),
    );
    expect(slim(data('current'), false)).toEqual(JSON.parse(slimmed));
  });

  it('stays whole where an item of the navbar names a note, or with two versions', () => {
    expect(slim(data('current'), true)).toEqual(data('current'));
    expect(slim(data('current', '1.0'), false)).toEqual(data('current', '1.0'));
  });
});

describe('the helpers of tslib for the browser', () => {
  it('are all that the only package that asks for them uses', () => {
    const source = readFileSync(require.resolve('@docusaurus/utils-common'), 'utf8');
    const used = new Set([...source.matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name));
    expect([...used]).toEqual(Object.keys(tslib));
  });
});
