import { expect, it } from 'vitest';

import { matchesFilters, listOptions, namesOf } from '../../src/engine/filters.ts';

const data = {
  areas: ['Tech notes', 'Books'],
  pages: [
    { path: 'a', title: 'A', area: 0, kind: 'concept', topics: ['dns', 'api'] },
    { path: 'b', title: 'B', area: 1, kind: 'book', status: 'budding', lang: 'zh-Hans' },
  ],
};

const chosen = (choice: Parameters<typeof matchesFilters>[2]) =>
  data.pages
    .filter((page) => matchesFilters(page, data.areas, choice))
    .map(({ path }) => path);

it.each([
  ['nothing', {}, ['a', 'b']],
  ['an area', { area: 'Books' }, ['b']],
  ['a topic', { topic: 'api' }, ['a']],
  ['a kind', { kind: 'concept' }, ['a']],
  ['a status', { status: 'budding' }, ['b']],
  ['a language, which defaults to the site’s', { lang: 'en' }, ['a']],
  ['two values that no page has both of', { area: 'Books', topic: 'dns' }, []],
])('pages are filtered by %s', (_name, choice, paths) => {
  expect(chosen(choice)).toEqual(paths);
});

it('the options are the values that pages have', () => {
  expect(listOptions(data)).toEqual({
    area: ['Tech notes', 'Books'],
    topic: ['api', 'dns'],
    kind: ['book', 'concept'],
    status: ['budding'],
    lang: ['en', 'zh-Hans'],
  });
});

it('readers see a name of their own for a kind, and a language in that language', () => {
  const choice = { kind: 'cheatsheet', lang: 'zh-Hans' };
  const kinds = [['cheatsheet', 'cheat sheet']] as const;
  expect(namesOf(choice, { kinds })).toEqual(['cheat sheet', '简体中文']);
  expect(namesOf(choice)).toEqual(['cheatsheet', '简体中文']);
});
