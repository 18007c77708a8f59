import { expect, it } from 'vitest';

import { cssCacheGroups } from './cssCacheGroups.ts';
import { includesAny } from './includesAny.ts';

const groups = Object.entries(cssCacheGroups('/notes'));

/** The groups that take a file of these chunks. */
const groupsOf = (file: string, chunks: string[]) =>
  groups
    .filter(([, { test }]) => {
      const chunkGraph = { getModuleChunks: () => chunks.map((name) => ({ name })) };
      return test({ nameForCondition: () => `/notes/${file}` }, { chunkGraph });
    })
    .map(([name]) => name);

it.each([
  ['src/components/Table/styles.module.css', ['DocItem'], ['styles']],
  ['src/components/Card/styles.module.css', ['DocItem', ''], ['styles']],
  ['src/components/Card/styles.module.css', ['', ''], []],
  ['src/components/HomePage/styles.module.css', ['HomePage'], []],
  ['blog/post/Chart/styles.module.css', ['post'], []],
  ['src/css/blog.css', ['BlogLayout'], ['blogStyles']],
])('%s of the chunks %j is in the groups %j', (file, chunks, expected) => {
  expect(groupsOf(file, chunks)).toEqual(expected);
});

it("finds a part whatever the system's separator", () => {
  expect(includesAny(['/theme/Blog'])('C:\\notes\\src\\theme\\BlogLayout')).toBe(true);
  expect(includesAny(['/theme/Blog'])('/notes/src/theme/Navbar')).toBe(false);
});
