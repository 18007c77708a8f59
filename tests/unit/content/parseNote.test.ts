import { describe, expect, it } from 'vitest';

import { aNote } from '../../support/aNote.ts';

describe('parseNote', () => {
  it('keeps dates of the front matter as strings', () => {
    const note = aNote('---\ntitle: DNS\nlast_verified: 2026-11-21\n---\n');
    expect(note.frontMatter).toEqual({ title: 'DNS', last_verified: '2026-11-21' });
  });

  it('counts the lines of the front matter and gives the tree the lines of the file', () => {
    const note = aNote('---\ntitle: DNS\n---\n\n## Sources\n');
    expect(note.lineOffset).toBe(3);
    expect(note.tree.children.at(-1)?.position?.start.line).toBe(5);
  });

  it('reads tables, JSX, directives, heading ids, and skips HTML comments', () => {
    const source =
      '## A {#a}\n\n| a |\n| - |\n| b |\n\n:::note\n\nx\n\n:::\n\n<App />\n\n<!-- truncate -->\n';
    expect(aNote(source).tree.children.map((node) => node.type)).toEqual([
      'heading',
      'table',
      'containerDirective',
      'mdxJsxFlowElement',
    ]);
  });

  it('reads Chinese emphasis that ends in full-width punctuation', () => {
    const [paragraph] = aNote('**注意：**正文。\n').tree.children;
    expect(paragraph).toMatchObject({ children: [{ type: 'strong' }, { type: 'text' }] });
  });

  it('names the line of a body that is no MDX', () => {
    const note = aNote('---\ntitle: DNS\n---\n\ntext\n\na <b and {c\n');
    expect(note.syntaxFaults).toMatchObject([{ rule: 'note/syntax', line: 7 }]);
    expect(note.tree.children).toEqual([]);
  });

  it('names the line of a front matter that is no YAML', () => {
    const note = aNote('---\ntitle: DNS\nkind: [concept\n---\n\ntext\n');
    expect(note.syntaxFaults).toMatchObject([{ rule: 'note/syntax', line: 3 }]);
    expect(note.frontMatter).toEqual({});
  });

  it('gives the same text in the same file the same hash, and no other', () => {
    expect(aNote('a').hash).toBe(aNote('a').hash);
    expect(aNote('a').hash).not.toBe(aNote('b').hash);
    expect(aNote('a').hash).not.toBe(aNote('a', 'docs/intro.md').hash);
  });
});
