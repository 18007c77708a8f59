import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { checkNote } from '../../src/checkNote.ts';
import { gradeProblems } from '../../src/problems/gradeProblems.ts';
import { withoutIgnored } from '../../src/problems/ignoreComments.ts';
import { aFullNote } from '../aFullNote.ts';
import { lintNote } from '../lintNote.ts';

/** A full note with this text in its first section. */
function aNoteWith(text: string) {
  const full = aFullNote({ kind: 'concept' });
  return aPage(full.replace('\n\n|', `\n\n${text}\n\n|`));
}

function rulesWith(text: string): string[] {
  return lintNote(aNoteWith(text)).map(({ rule }) => rule);
}

const FILLER = 'In conclusion, a name has a term.';
const GAPS = '| a | b |\n| - | - |\n| 1 | |\n| 2 | |';

describe('a comment that disables a rule', () => {
  it.each([
    ['above it', `{/* lint-ignore note/filler: a quote */}\n${FILLER}`],
    ['with an empty line below', `{/* lint-ignore note/filler: a quote */}\n\n${FILLER}`],
    ['on the line itself', `${FILLER} {/* lint-ignore note/filler: a quote */}`],
  ])('%s disables that rule there', (_, text) => {
    expect(rulesWith(FILLER)).toContain('note/filler');
    expect(rulesWith(text)).toEqual([]);
  });

  it('applies to all lines of the table below it', () => {
    expect(rulesWith(GAPS)).toContain('note/table-cells');
    const text = `{/* lint-ignore note/table-cells: a form to fill in */}\n\n${GAPS}`;
    expect(rulesWith(text)).toEqual([]);
  });

  it('applies to one line and one rule', () => {
    const one = '{/* lint-ignore note/filler: a quote */}\n\n';
    expect(rulesWith(`${one}${FILLER}\n\n${FILLER}`)).toContain('note/filler');
    expect(rulesWith(`${one}${FILLER} See [here](a.md).`)).toContain('note/link-text');
  });

  it('applies to the note as a whole if it is above all text', () => {
    const source = aFullNote({ kind: 'concept' }).replace('## Pitfalls', '## Costs');
    const rules = (text: string) => checkNote(aPage(text)).map(({ rule }) => rule);
    expect(rules(source)).toContain('note/sections');
    const comment = '{/* lint-ignore note/sections: its pitfalls are its costs */}';
    const disabled = source.replace('\n---\n', `\n---\n\n${comment}\n`);
    expect(rules(disabled)).toEqual([]);
  });

  it.each([
    ['without a reason', 'note/filler'],
    ['of an unknown rule', 'note/filer: a quote'],
  ])('%s disables nothing', (_, words) => {
    expect(rulesWith(`{/* lint-ignore ${words} */}\n\n${FILLER}`)).toEqual([
      'note/filler',
    ]);
  });

  it.each([
    ['note/expression', '{foo}'],
    ['note/link-text', 'See [here](a.md).'],
    ['note/link-url', 'See [the page](javascript:void).'],
  ])('cannot disable %s, which breaks the build or keeps readers out', (rule, text) => {
    const rules = rulesWith(`{/* lint-ignore ${rule}: because */}\n\n${text}`);
    expect(rules).toContain(rule);
  });

  it.each(['note/secret', 'links/page', 'links/outside', 'front-matter/refused'])(
    'cannot disable %s, which is found elsewhere',
    (rule) => {
      const note = aNoteWith(`{/* lint-ignore ${rule}: because */}\n\nText.`);
      const line = note.source.split('\n').indexOf('Text.') + 1;
      const problem = { file: note.file, line, rule, message: '', remedy: '' };
      expect(withoutIgnored([note], [problem])).toEqual([problem]);
    },
  );

  it('is ignored in code', () => {
    const code = '```md\n{/* lint-ignore note/filler: a quote */}\nIn conclusion.\n```';
    expect(rulesWith(code)).toEqual([]);
  });

  it('disables findings across notes too', () => {
    const text = '{/* lint-ignore site/repetition: said in both */}\n\nThe same here.';
    const note = aNoteWith(text);
    const line = note.source.split('\n').indexOf('The same here.') + 1;
    const problem = {
      file: note.file,
      line,
      rule: 'site/repetition',
      severity: 'error' as const,
      message: 'The paragraph is in another note, too.',
      remedy: 'Keep one of them.',
    };
    expect(withoutIgnored([note], [problem])).toEqual([]);
    expect(withoutIgnored([note], [{ ...problem, line: 1 }])).toHaveLength(1);
  });
});

describe('the severity of problems', () => {
  const note = aNoteWith(`${FILLER} See [here](a.md).`);
  const severities = (problems: ReturnType<typeof gradeProblems>) =>
    Object.fromEntries(problems.map(({ rule, severity }) => [rule, severity]));

  it('is an error for what keeps readers out, and a warning for house style', () => {
    expect(severities(lintNote(note))).toEqual({
      'note/link-text': 'error',
      'note/filler': 'warning',
    });
  });

  it('is an error for both if the site is strict', () => {
    const strict = gradeProblems(checkNote(note), [note], { strict: true });
    expect(severities(strict)).toEqual({
      'note/link-text': 'error',
      'note/filler': 'error',
    });
  });

  it('is a warning in a draft, except for secrets', () => {
    const draft = aPage(note.source.replace('kind:', 'draft: true\nkind:'));
    expect(
      severities(gradeProblems(checkNote(draft), [draft], { strict: true })),
    ).toEqual({
      'note/link-text': 'warning',
      'note/filler': 'warning',
    });
    const [problem] = checkNote(note);
    const secret = problem && {
      ...problem,
      rule: 'note/secret',
      severity: 'error' as const,
    };
    expect(gradeProblems(secret ? [secret] : [], [draft])).toMatchObject([
      { severity: 'error' },
    ]);
  });
});
