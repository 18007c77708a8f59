import { existsSync } from 'node:fs';

import { Globby } from '@docusaurus/utils';
import { expect, it } from 'vitest';

import { MODULES } from '../../../../src/plugins/optimize-bundle/chunks.ts';
import { SEPARATE_STYLES } from '../../../../src/plugins/optimize-bundle/cssCacheGroups.ts';
import { includesAny } from '../../../../src/plugins/optimize-bundle/includesAny.ts';

const OWN = '{src,packages/*/src}/**';
const INSTALLED = 'node_modules/@docusaurus/{theme-*,plugin-content-*}/lib/**';

/** Written by a build. */
const GENERATED = ['blog', 'docs'].map(
  (kind) => `.docusaurus/docusaurus-plugin-content-${kind}/default/__plugin.json`,
);

/** In a post, which a fork deletes. */
const CONTENT = ['/TokenBucket/'];

/** Whether `src/theme` has this file's component, so that the installed one isn't loaded. */
function isReplaced(file: string): boolean {
  const [, component] = /\/lib\/theme\/(.+)\//.exec(file) ?? [];
  return component !== undefined && existsSync(`src/theme/${component}`);
}

it.each([
  ['styles', SEPARATE_STYLES, '/*.css', []],
  ['modules', MODULES, '/*.*', GENERATED],
])('each part of the %s is in the name of a file', (_kind, groups, glob, generated) => {
  const installed = Globby.sync(INSTALLED + glob).filter((file) => !isReplaced(file));
  const files = [...Globby.sync(OWN + glob), ...installed, ...generated];
  const unused = Object.values(groups)
    .flat()
    .filter((part) => !files.some((file) => file.includes(part)));
  expect(unused.filter((part) => !CONTENT.includes(part))).toEqual([]);
});

it("finds a part whatever the system's separator", () => {
  expect(includesAny(['/theme/Blog'])('C:\\notes\\src\\theme\\BlogLayout')).toBe(true);
  expect(includesAny(['/theme/Blog'])('/notes/src/theme/Navbar')).toBe(false);
});
