import { describe, expect, it } from 'vitest';

import { readMagicComments } from '../../../../../src/markdown/rehype/highlight/magicComments.ts';

const comments = [
  {
    className: 'marked',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
  { className: 'wrong', line: 'error-next-line' },
];

function read(language: string, ...lines: string[]) {
  const { code, marks } = readMagicComments(lines.join('\n'), language, comments);
  return { code, marks: Object.fromEntries(marks) };
}

describe('readMagicComments', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['css', '/* highlight-next-line */'],
    ['jsx', '  {/* highlight-next-line */}'],
    ['bash', '# highlight-next-line'],
    ['html', '<!-- highlight-next-line -->'],
    ['sql', '-- highlight-next-line'],
  ])('marks the next line in %s', (language, comment) => {
    expect(read(language, 'a', comment, 'b')).toEqual({
      code: 'a\nb',
      marks: { 1: ['marked'] },
    });
  });

  it('marks blocks, and lines with more than one kind', () => {
    const lines = [
      '// highlight-start',
      'a',
      '// error-next-line',
      'b',
      '// highlight-end',
      'c',
    ];
    expect(read('js', ...lines)).toEqual({
      code: 'a\nb\nc',
      marks: { 0: ['marked'], 1: ['marked', 'wrong'] },
    });
  });

  it('keeps the magic comments of a sample inside Markdown', () => {
    expect(read('md', '// highlight-next-line', 'a').code).toContain(
      'highlight-next-line',
    );
  });

  it('keeps other comments', () => {
    expect(read('js', '// highlight', 'a')).toEqual({
      code: '// highlight\na',
      marks: {},
    });
  });
});
