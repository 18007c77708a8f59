import { expect, it } from 'vitest';

import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { readPages } from 'mdx-source';
import { readRoutes } from './readRoutes.ts';

const SPECIFIED = ['docusaurus', 'facebook', 'hello', 'hola'];

it('posts have only the four tags that the specification gives a page', () => {
  const posts = readRoutes()
    .map(({ source }) => source)
    .filter((source) => /^blog\/.*\.mdx?$/.test(source));
  const used = readPages('.', posts).flatMap(
    ({ frontMatter }) => frontMatter['tags'] as string[],
  );
  expect(posts).toHaveLength(4);
  expect(used.filter((tag) => !SPECIFIED.includes(tag))).toEqual([]);
  const listed = parse(readFileSync('blog/tags.yml', 'utf8')) as object;
  expect(Object.keys(listed)).toEqual(expect.arrayContaining(SPECIFIED));
});
