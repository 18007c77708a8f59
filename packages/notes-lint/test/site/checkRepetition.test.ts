import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { KINDS, writeTemplate } from '../../src/index.ts';
import { checkRepetition, readPassages } from '../../src/site/checkRepetition.ts';

const TEXT =
  'A resolver keeps the answer of a server for as long as the term of the record says, and then asks again from the top.';

function problemsOf(...texts: readonly string[]) {
  return checkRepetition(
    texts.map((text, index) => {
      const note = aPage(
        `---\ntitle: A\ndescription: What part ${'one two six ten'.split(' ')[index]} of them says.\n---\n\n${text}\n`,
        `docs/${index}.md`,
      );
      return { file: note.file, outline: { passages: readPassages(note) } };
    }),
  );
}

describe('a repeated passage', () => {
  it('is reported at its second occurrence', () => {
    expect(problemsOf(TEXT, `Text.\n\n${TEXT}`)).toMatchObject([
      {
        file: 'docs/1.md',
        line: 8,
        rule: 'site/repetition',
        message:
          'docs/1.md and docs/0.md:6 have the same paragraph, "A resolver keeps the answer of a server for as lon…".',
      },
    ]);
  });

  it('is quoted with dots for its code', () => {
    const text = `Its \`ttl\` is what ${TEXT.slice(2)}`;
    expect(problemsOf(text, text)[0]?.message).toBe(
      'docs/1.md and docs/0.md:6 have the same paragraph, "Its … is what resolver keeps the answer of a serve…".',
    );
  });

  it('is found with other marks and line breaks, and within one note', () => {
    expect(
      problemsOf(`${TEXT}\n\n${TEXT.replace('says, and', 'says\nand')}`),
    ).toMatchObject([{ file: 'docs/0.md', line: 8 }]);
  });

  it.each(KINDS)('is not what two notes still have of the template: %s', (kind) => {
    for (const lang of [undefined, 'zh-Hans'] as const) {
      const found = ['docs/a/b.md', 'docs/a/c.md'].map((file) => {
        const source = writeTemplate({
          file,
          kind,
          lang,
          title: 'A',
          today: '2026-11-20',
        });
        return { file, outline: { passages: readPassages(aPage(source, file)) } };
      });
      expect(checkRepetition(found)).toEqual([]);
    }
  });

  it('does not count if it says something else, or is short', () => {
    const other =
      'A browser keeps the file of a server for as long as its header says, and then asks whether it has changed since.';
    expect(problemsOf(TEXT, other)).toEqual([]);
    expect(problemsOf('See the sources below.', 'See the sources below.')).toEqual([]);
  });
});
