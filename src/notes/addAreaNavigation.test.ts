import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { addAreaNavigation } from './addAreaNavigation.ts';

const note = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n`;

const { root, remove } = aFolder({
  'docs/books/_category_.json': '{ "label": "Books" }',
  'docs/books/人性的弱点.md': note('人性的弱点'),
  'docs/books/狼道.md': note('狼道'),
  'docs/books/_draft.md': note('Draft'),
  'docs/money/intro.md': note('Ground rules'),
  'docs/money/bots.md': note('Bots'),
  'docs/tutorial/end.md': note('End', 'sidebar_position: 4\n'),
  'docs/tutorial/begin.md': note('Begin', 'sidebar_position: 1\n'),
  'docs/tutorial/second.mdx': note('Second', 'sidebar_position: 2\n'),
  'docs/tutorial/third.md': note('Third', 'sidebar_position: 3\n'),
  'docs/named/02-slug.md': note('Slug', 'slug: short\n'),
  'docs/named/01-id.md': note('Id', 'id: other\n'),
  'docs/named/03-prefix.md': note('Prefix'),
  'docs/named/10-last.md': note('Last'),
});
afterAll(remove);

const docs = path.join(root, 'docs');

const options = {
  docs,
  baseUrl: '/notes/',
  areas: [
    { folder: 'tech', sidebar: 'tech' },
    { folder: 'books' },
    { folder: 'money', page: 'docs/money/intro' },
    { folder: 'tutorial' },
    { folder: 'named' },
  ],
  afterStart: 'tech/index',
};

const link = (file: string, frontMatter = {}) =>
  addAreaNavigation(options, path.join(docs, file), frontMatter);

describe('a note in no sidebar', () => {
  it('links the notes before and after it, by position and then by name', () => {
    expect(link('tutorial/second.mdx')).toMatchObject({
      pagination_prev: 'tutorial/begin',
      pagination_next: 'tutorial/third',
    });
    expect(link('tutorial/begin.md')).not.toHaveProperty('pagination_prev');
    expect(link('books/人性的弱点.md')).toMatchObject({ pagination_next: 'books/狼道' });
    expect(link('books/狼道.md')).not.toHaveProperty('pagination_next');
  });

  it('links its area: its own page, or its section of the home page', () => {
    expect(link('money/bots.md')).toMatchObject({
      pagination_prev: 'money/intro',
      area: { label: 'money', to: '/notes/docs/money/intro' },
    });
    expect(link('books/狼道.md')).toMatchObject({
      area: { label: 'Books', to: '/notes/#books' },
    });
  });

  it("lists the other notes if previous and next don't reach all of them", () => {
    expect(link('tutorial/begin.md')).toMatchObject({
      area: {
        others: [
          { type: 'link', label: 'Second', href: '/notes/docs/tutorial/second' },
          { type: 'link', label: 'Third', href: '/notes/docs/tutorial/third' },
          { type: 'link', label: 'End', href: '/notes/docs/tutorial/end' },
        ],
      },
    });
    expect(link('books/狼道.md')).not.toHaveProperty('area.others');
  });

  it('links notes whose slug, id or number prefix makes the link differ from the file', () => {
    expect(link('named/10-last.md')).toMatchObject({
      pagination_prev: 'named/prefix',
      area: {
        others: [
          { type: 'link', label: 'Id', href: '/notes/docs/named/other' },
          { type: 'link', label: 'Slug', href: '/notes/docs/named/short' },
          { type: 'link', label: 'Prefix', href: '/notes/docs/named/prefix' },
        ],
      },
    });
    expect(link('named/02-slug.md')).toMatchObject({
      pagination_prev: 'named/other',
      pagination_next: 'named/prefix',
    });
  });

  it('links the first area if it is in no folder', () => {
    expect(link('start.md')).toEqual({ pagination_next: 'tech/index' });
  });

  it('keeps what its author set', () => {
    expect(link('books/狼道.md', { title: 'x', pagination_prev: null })).toMatchObject({
      title: 'x',
      pagination_prev: null,
    });
  });
});

it.each(['tech/index.md', 'books/_draft.md', '../blog/post.md', '../src/pages/page.md'])(
  '%s is left unchanged',
  (file) => {
    expect(link(file, { title: 'x' })).toEqual({ title: 'x' });
  },
);
