import { describe, expect, it } from 'vitest';

import { problemsIn, errorsIn } from '../lintNote.ts';

describe('components', () => {
  it('an unknown component is imported from the theme or perhaps the site, or is text', () => {
    const remedyOf = (name: string) => problemsIn(`<${name} />`)[0]?.remedy;
    const own =
      "Import it below the front matter, from @site/src/components/Table if the site has it, or write \\<Table> if it's text.";
    expect(remedyOf('Table')).toBe(own);
    expect(remedyOf('Tabs')).toMatch(/import Tabs from '@theme\/Tabs';/);
  });

  it('a component without an import is one message, which lists its lines', () => {
    const text = '<Chart a={1} />\n\nText.\n\n<Chart />\n\n<Chart.Axis />\n\n<Plot />';
    const says = (name: string) =>
      ` is a component, but the note doesn't import ${name}, so`;
    expect(errorsIn(text)).toEqual([
      [
        'note/expression',
        13,
        expect.stringContaining(`<Chart> (lines: 13, 17, 19)${says('Chart')}`),
      ],
      ['note/expression', 21, expect.stringContaining(`<Plot>${says('Plot')}`)],
    ]);
  });
});

describe('braces', () => {
  it('are one message in formulas, whose names nothing defines', () => {
    const text = '$$\n2^{h_b} \\times \\frac{a}{b}\n$$\n\nA file is $2^{10}$, or {1}.';
    expect(errorsIn(text)).toEqual([
      [
        'note/expression',
        14,
        '{h_b} is read as code, because MDX has no formulas (lines: 14, 17).',
      ],
      ['note/expression', 17, '{1} is an expression, of which readers see "1".'],
    ]);
  });
});
