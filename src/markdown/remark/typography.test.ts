import { toString } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import typography, { typesetFrontMatter } from './typography.ts';
import { aVFile } from '../../../tests/support/aVFile.ts';

function read(body: string, lang?: string): string {
  const { tree } = aPage(body);
  typography()(tree, aVFile('/site/docs/a.md', { lang }));
  return toString(tree);
}

describe('the typography of a note', () => {
  it.each([
    ['apostrophes', "it's the '90s", 'it’s the ’90s'],
    ['quotes', 'He said "yes".', 'He said “yes”.'],
    ['quotes around code and links', '"`a`" and "[b](./b.md)"', '“a” and “b”'],
    ['dots', 'and so on...', 'and so on…'],
    ['dashes', 'one--or `two`--three', 'one—or two—three'],
    ['headings', "## What's new", 'What’s new'],
    ['tables', "| a |\n| - |\n| it's |", 'ait’s'],
  ])('applies to %s', (_what, body, text) => {
    expect(read(body)).toBe(text);
  });

  it('leaves code alone', () => {
    expect(read('`it\'s "a"` --')).toContain('it\'s "a"');
    expect(read('```js\nconst a = "b";\n```')).toBe('const a = "b";');
  });

  it("leaves a command's flags and an author's own dashes alone", () => {
    expect(read('--types node or --noEmit')).toBe('--types node or --noEmit');
    expect(read('One —two')).toBe('One —two');
    const changed = '2026-11-29 Needs the flag --types node.';
    expect(typesetFrontMatter({ changed })).toEqual({ changed });
  });

  it('curls the apostrophes in labels of a diagram', () => {
    const init = "%%{init: {'theme': 'x'}}%%\n";
    expect(read(`\`\`\`mermaid\n${init}A[it's]\n\`\`\``)).toContain(`${init}A[it’s]`);
  });

  it('leaves the punctuation of a Chinese note alone', () => {
    expect(read('他说"好"。', 'zh-Hans')).toBe('他说"好"。');
  });

  it('applies to the visible fields of the front matter too', () => {
    const front = {
      title: `Why it's "lazy"`,
      slug: "it's",
      changed: "2026-11-29 React's own",
    };
    expect(typesetFrontMatter(front)).toEqual({
      ...front,
      title: 'Why it’s “lazy”',
      changed: '2026-11-29 React’s own',
    });
    expect(typesetFrontMatter({ ...front, lang: 'zh-Hans' }).title).toBe(front.title);
  });
});
