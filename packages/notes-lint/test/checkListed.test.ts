import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { checkListed } from '../src/checkListed.ts';
import { aNote } from '../../../tests/support/aNote.ts';

const root = mkdtempSync(path.join(tmpdir(), 'blog-'));
mkdirSync(path.join(root, 'blog'));
writeFileSync(path.join(root, 'blog/tags.yml'), 'hello:\n  label: Hello\nhola:\n');
writeFileSync(path.join(root, 'blog/authors.yml'), 'ada:\n  name: Ada\ngrace:\n');

afterAll(() => rmSync(root, { recursive: true }));

function check(frontMatter: string, file = 'blog/post.md') {
  return checkListed(root, [aNote(`---\ntitle: Post\n${frontMatter}\n---\n`, file)]);
}

describe('tags and authors of posts', () => {
  it('come from the lists of the blog alone: any that is listed there is right', () => {
    expect(check('tags: [hello, hola]\nauthors: [ada, grace]')).toEqual([]);
    expect(check('authors: grace')).toEqual([]);
  });

  it('are refused on their line, with the file that lists them, where they are not in it', () => {
    const [tag, author] = check('tags:\n  - hello\n  - helo\nauthors: [bob]');
    expect(tag).toMatchObject({
      file: 'blog/post.md',
      line: 5,
      rule: 'note/tag',
      severity: 'error',
      message: 'The tag "helo" is not in blog/tags.yml, which has hello, hola.',
    });
    expect(tag?.remedy).toMatch(/Probably meant: hello\..*add this one there/);
    expect(author).toMatchObject({ line: 6, rule: 'note/author', severity: 'error' });
    expect(author?.message).toBe(
      'The author "bob" is not in blog/authors.yml, which has ada, grace.',
    );
  });

  it('are no business of documents, which may have none', () => {
    expect(check('tags: [x]', 'docs/a.md')).toEqual([]);
  });
});

describe('other lists of tags', () => {
  it.each([
    'packages/notes-lint/src/front-matter/schema.ts',
    '.vscode/notes.code-snippets',
  ])('%s has none', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(/facebook/);
  });
});
