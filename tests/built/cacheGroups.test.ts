import { existsSync } from 'node:fs';

import { Globby } from '@docusaurus/utils';
import { expect, it } from 'vitest';

import { MODULES } from '../../src/plugins/optimize-bundle/chunks.ts';
import { SEPARATE_STYLES } from '../../src/plugins/optimize-bundle/cssCacheGroups.ts';

const OWN = '{src,packages/*/src}/**';
const INSTALLED = 'node_modules/@docusaurus/{theme-*,plugin-content-*}/lib/**';

const GENERATED = '.docusaurus/docusaurus-plugin-content-*/**/*.json';

/** Whether `src/theme` has this file's component, so that the installed one isn't loaded. */
function isReplaced(file: string): boolean {
  const [, component] = /\/lib\/theme\/(.+)\//.exec(file) ?? [];
  return component !== undefined && existsSync(`src/theme/${component}`);
}

it.each([
  ['styles', SEPARATE_STYLES, '/*.css'],
  ['modules', MODULES, '/*.*'],
])('each part of the %s is in the name of a file', (_kind, groups, glob) => {
  const installed = Globby.sync(INSTALLED + glob).filter((file) => !isReplaced(file));
  const files = [...Globby.sync(OWN + glob), ...installed, ...Globby.sync(GENERATED)];
  const unused = Object.values(groups)
    .flat()
    .filter((part) => !files.some((file) => file.includes(part)));
  expect(unused).toEqual([]);
});
