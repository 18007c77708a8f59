import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { lintNote, problemsIn } from '../lintNote.ts';

describe('headings', () => {
  it('a title below an import is the title, as Docusaurus has it', () => {
    const imports = "import Tabs from '@theme/Tabs';\nimport A from '@theme/TabItem';";
    const rulesIn = (body: string, front = 'title: Names\n') =>
      lintNote(aPage(`---\n${front}description: B.\n---\n\n${body}\n`, 'docs/a.mdx'))
        .map(({ rule }) => rule)
        .filter((rule) => /title|missing/.test(rule));
    expect(rulesIn(`${imports}\n\n# Names\n\nText.`)).toEqual([]);
    expect(rulesIn(`${imports}\n\nNames\n=====\n\nText.`, '')).toEqual([]);
    expect(rulesIn(`${imports}\n\nText.\n\n# Names\n\nText.`)).toEqual(['note/title']);
    expect(rulesIn(`${imports}\n\n# A\n\nText.\n\n# A\n\nText.`)).toEqual(['note/title']);
  });

  it('a skipped heading level is one warning for each place', () => {
    const text = '### A\n\na\n\n## B\n\nb\n\n#### C\n\nc\n\n#### D\n\nd\n\n## E\n\ne';
    const note = aPage(`---\ntitle: A\n---\n\nIt is.\n\n${text}\n`, 'docs/a.md');
    expect(
      lintNote(note).map(({ rule, severity, line }) => [rule, severity, line]),
    ).toEqual([
      ['note/heading-level', 'warning', 7],
      ['note/heading-level', 'warning', 15],
    ]);
  });

  it('two sections with the same name are a warning with both lines', () => {
    expect(problemsIn('## Same\n\nOne.\n\n## Same\n\nTwo.')).toMatchObject([
      {
        rule: 'note/section-name',
        severity: 'warning',
        line: 11,
        message: '"## Same" is already at line 7, so the id of this one is same-1.',
      },
    ]);
  });

  it.each([
    ['the third of a name', '## Same\n\n1.\n\n## Same\n\n2.\n\n## Same\n\n3.', 'same-2'],
    ['a name in another case', '## Setup\n\n1.\n\n## setup\n\n2.', 'setup-1'],
    [
      'one below a subsection',
      '### Same\n\n1.\n\n## Same\n\n2.\n\n## Same\n\n3.',
      'same-2',
    ],
  ])('%s is told its id', (_what, text, id) => {
    const found = problemsIn(text).filter(({ rule }) => rule === 'note/section-name');
    expect(found.at(-1)?.message).toContain(`so the id of this one is ${id}.`);
  });

  it('two sections with the same name and different ids are fine', () => {
    const text = '## Same {#one}\n\nOne.\n\n## Same {#two}\n\nTwo.';
    expect(problemsIn(text)).toEqual([]);
  });
});
