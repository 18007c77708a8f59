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
