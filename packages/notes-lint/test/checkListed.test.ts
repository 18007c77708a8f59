import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { checkTags, readNotes, readTags } from '../src/index.ts';
import { aNote } from '../../../tests/support/aNote.ts';
import { readRoutes } from '../../../tests/support/routes.ts';

const SPECIFIED = ['docusaurus', 'facebook', 'hello', 'hola'];

function aPost(tags: string) {
  return aNote(`---\ntitle: Post\nkind: post\ntags: ${tags}\n---\n`, 'blog/post.md');
}

describe('tags of posts', () => {
  it('come from blog/tags.yml alone: a tag listed there is right', () => {
    expect(checkTags([aPost('[hello, reading]')], ['hello', 'reading'])).toEqual([]);
  });

  it('are refused on their line, with the file that lists them, where they are not in it', () => {
    const [fault] = checkTags([aPost('\n  - hello\n  - helo')], ['hello', 'hola']);
    expect(fault).toMatchObject({
      file: 'blog/post.md',
      line: 6,
      rule: 'note/tag',
      severity: 'error',
      message: 'The tag "helo" is not in blog/tags.yml, which has hello, hola.',
    });
    expect(fault?.remedy).toMatch(/Probably meant: hello\..*add this one there/);
  });

  it('are no business of documents, which may have none', () => {
    const note = aNote('---\ntags: [x]\n---\n', 'docs/a.md');
    expect(checkTags([note], [])).toEqual([]);
  });
});

describe('the posts of this site', () => {
  const ours = readRoutes()
    .map(({ source }) => source)
    .filter((source) => /^blog\/.*\.mdx?$/.test(source));

  it('keep the four tags that the specification gives a page', () => {
    const used = readNotes('.', ours).flatMap(
      ({ frontMatter }) => frontMatter['tags'] as string[],
    );
    expect(ours).toHaveLength(4);
    expect(used.filter((tag) => !SPECIFIED.includes(tag))).toEqual([]);
    expect(readTags('.')).toEqual(expect.arrayContaining(SPECIFIED));
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
