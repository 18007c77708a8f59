import { describe, expect, it } from 'vitest';

import { readMagicComments } from './magicComments.ts';

function read(language: string, ...lines: string[]) {
  const { code, marks } = readMagicComments(lines.join('\n'), language);
  return { code, marks: [...marks] };
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
      marks: [1],
    });
  });

  it('marks blocks', () => {
    const lines = ['// highlight-start', 'a', 'b', '// highlight-end', 'c'];
    expect(read('js', ...lines)).toEqual({ code: 'a\nb\nc', marks: [0, 1] });
  });

  it('keeps the magic comments of a sample inside Markdown', () => {
    expect(read('md', '// highlight-next-line', 'a').code).toContain(
      'highlight-next-line',
    );
  });

  it('keeps other comments', () => {
    expect(read('js', '// highlight', 'a')).toEqual({
      code: '// highlight\na',
      marks: [],
    });
  });
});
