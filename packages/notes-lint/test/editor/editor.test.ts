import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { describe, expect, it } from 'vitest';

import { writeSnippets } from '../../src/editor/writeSnippets.ts';
import { schema } from '../../src/front-matter/index.ts';

type Suggestion = { readonly label: string; readonly text: string };

const { suggest, withListed } = createRequire(import.meta.url)(
  '../../../../.vscode/extensions/note-front-matter/suggest.cjs',
) as {
  suggest: (
    schema: unknown,
    lines: string[],
    line: number,
    character: number,
  ) => Suggestion[];
  withListed: (schema: unknown, key: string, yaml: string) => unknown;
};

function read(file: string): unknown {
  return JSON.parse(readFileSync(`.vscode/${file}`, 'utf8'));
}

const STALE = 'is not what the schema says now. Write it again: npm run editor';

describe('what the editor reads', () => {
  it.each([
    ['note.schema.json', schema],
    ['notes.code-snippets', writeSnippets()],
  ])('%s is made of the one source', (file, content) => {
    expect(read(file), `${file} ${STALE}`).toEqual(JSON.parse(JSON.stringify(content)));
  });
});

describe('completion in the front matter', () => {
  const complete = (text: string, line: number) => {
    const lines = text.split('\n');
    return suggest(read('note.schema.json'), lines, line, lines[line]?.length ?? 0);
  };

  it('offers the keys that are not there yet', () => {
    const labels = complete('---\ntitle: DNS\n\n---\n', 2).map(({ label }) => label);
    expect(labels).toContain('kind');
    expect(labels).not.toContain('title');
  });

  it('offers the values of a key', () => {
    const labels = complete('---\nstatus: \n---\n', 1).map(({ label }) => label);
    expect(labels).toEqual(['seedling', 'budding', 'evergreen']);
  });

  it.each(['tags', 'authors'])('offers the %s of the blog as they are now', (key) => {
    const yaml = 'hello:\n  label: x\nreading:\n';
    const schema = withListed(read('note.schema.json'), key, yaml);
    const offered = suggest(schema, ['---', `${key}: `, '---'], 1, key.length + 2);
    expect(offered.map(({ text }) => text)).toEqual(['[hello]', '[reading]']);
  });

  it('offers nothing in the text of a note', () => {
    expect(complete('---\ntitle: DNS\n---\n\ntext', 4)).toEqual([]);
    expect(complete('text\n\nkind: ', 2)).toEqual([]);
  });
});
