import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { KINDS, writeTemplate } from '../../src/index.ts';
import { lintNote } from '../lintNote.ts';

describe('a to-do', () => {
  const rulesIn = (front: string, text = 'TODO: the case of an empty list.') =>
    lintNote(aPage(`---\ntitle: A\ndescription: B.\n${front}---\n\n${text}\n`))
      .map(({ rule }) => rule)
      .filter((rule) => rule === 'note/leftover');

  it.each([
    '',
    'kind: concept\n',
    'status: budding\n',
    'kind: concept\nstatus: seedling\n',
  ])('is fine in a note that does not say it is finished: %j', (front) => {
    expect(rulesIn(front)).toEqual([]);
    expect(rulesIn(front, '敬请期待。')).toEqual([]);
  });

  it('is reported in a note that says so', () => {
    expect(rulesIn('kind: concept\nstatus: budding\n')).toEqual(['note/leftover']);
  });

  it.each(['早餐，看今天的 TODO', 'Keep a TODO list.', 'TODO lists work.', 'a TODO app'])(
    'is a word in other text: %s',
    (text) => expect(rulesIn('kind: concept\nstatus: budding\n', text)).toEqual([]),
  );

  it.each(['TODO write this', '- TODO write this', 'Then TODO(me), the rest.'])(
    'begins a line, or has a mark: %s',
    (text) => expect(rulesIn('kind: concept\nstatus: budding\n', text)).toHaveLength(1),
  );

  it('is one message, whatever its text', () => {
    const rules = rulesIn('kind: concept\nstatus: budding\n', 'TODO: write this.');
    expect(rules).toEqual(['note/leftover']);
  });

  it.each(['Lorem ipsum dolor sit amet.', 'As an AI language model, I hope this helps.'])(
    'is something else than text that nobody wrote: %s',
    (text) => expect(rulesIn('', text)).not.toEqual([]),
  );
});

describe('the comments of the template', () => {
  const leftIn = (source: string) =>
    lintNote(aPage(source, 'docs/a.md')).filter(({ rule }) => rule === 'note/leftover');
  const fresh = { file: 'docs/a.md', title: 'A', today: '2026-11-20' };
  const KIND_HINTS =
    writeTemplate({ ...fresh, kind: 'concept' }).match(/^\{.*\}$/gm) ?? [];

  it('are counted in the singular, too', () => {
    const [first = '', second = ''] = KIND_HINTS;
    const found = leftIn(`${first}\n\nText.\n\n${second}\n`);
    expect(found[0]?.message).toMatch(/is still the template's, and so is 1 more\.$/);
  });

  it.each(KINDS)('are one message as long as the note has them: %s', (kind) => {
    for (const lang of [undefined, 'zh-Hans'] as const) {
      for (const isSeedling of [true, false]) {
        const source = writeTemplate({ ...fresh, kind, lang, isSeedling });
        const found = leftIn(source.replace(/^description: .*$/m, 'description: Mine.'));
        expect(found).toMatchObject([{ severity: 'warning', line: expect.any(Number) }]);
        expect(found[0]?.message).toMatch(/^The comment ".+" is still the template's/);
      }
    }
  });

  it.each(KINDS)('are part of one message until the note is begun: %s', (kind) => {
    for (const lang of [undefined, 'zh-Hans'] as const) {
      const file = kind === 'post' ? 'blog/a.md' : 'docs/a.md';
      const note = aPage(writeTemplate({ ...fresh, file, kind, lang }), file);
      expect(lintNote(note)).toMatchObject([
        {
          rule: 'note/description',
          message: 'A new note: its description is still the one from the template.',
          remedy: expect.stringMatching(/, and replace the template's comments, too\.$/),
        },
      ]);
    }
  });

  it('are not those of the author', () => {
    expect(leftIn('Text.\n\n{/* check this with Ada */}\n')).toEqual([]);
  });
});
