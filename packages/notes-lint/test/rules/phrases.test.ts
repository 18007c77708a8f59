import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { readEntries, readWords } from '../../src/rules/engine/readWords.ts';
import { checkNote } from '../../src/checkNote.ts';
import { problemsIn } from '../lintNote.ts';

const LISTS = readdirSync('packages/notes-lint/words').map((file) =>
  file.replace('.yml', ''),
);

function voicesIn(text: string): string[] {
  return checkNote(aPage(`---\ntitle: A\n---\n\n${text}\n`))
    .filter(({ rule }) => rule === 'note/voice')
    .map(({ message, remedy }) => `${message} ${remedy}`);
}

describe.each(LISTS)('the list %s', (list) => {
  it('has a replacement for each entry, and matches each of its words', () => {
    const entries = readEntries(list);
    const phrases = readWords(list, { says: 'is on the list' });
    expect(entries.length).toBeGreaterThan(0);
    for (const [index, { write, fix, not, pattern }] of entries.entries()) {
      expect(write ?? fix, JSON.stringify(not ?? pattern)).toBeTruthy();
      expect(not ?? pattern, write).toBeTruthy();
      for (const word of not ?? [])
        expect(word.replace(phrases[index]?.pattern ?? '', '')).toBe('');
    }
  });
});

describe('English that sounds translated', () => {
  it.each([
    ['We mended it.', 'fix, fixed'],
    ['It answers `undefined` then.', '"answers …" sounds translated. Write returns'],
    ['A body that is no JSON is refused.', 'not a …'],
    ['The rule stands in the database.', 'enforces'],
    ['It is a default and no law.', 'not a'],
    ['You rewrite it anew.', 'rewrite'],
    ['The kept promise is awaited.', 'a fulfilled promise'],
    ['Suppose you run a shop.', 'the case itself'],
    ['Suppose\nyou run a shop.', 'the case itself'],
  ])('%s', (text, write) => {
    expect(voicesIn(text)).toEqual([expect.stringContaining(write)]);
  });

  it.each([
    'We amended the recommended plan.',
    'The API returns `undefined`, which is no longer an error.',
    'Open a text editor or a text file.',
    'HTTP stands for Hypertext Transfer Protocol.',
    'Fault tolerance and page faults are something else.',
    'Do it the other way round.',
    'Use `shall` as RFC 2119 does.',
    'There is no default.',
    "It isn't always the fault of the network.",
    'The script stands in for your editor.',
    'The errors go into a list, and no rule has to be switched off for them.',
  ])('is not: %s', (text) => {
    expect(voicesIn(text)).toEqual([]);
  });

  it('a phrase whose replacement depends on the sentence is not replaced', () => {
    const kind =
      'description: B.\nkind: idea\nstatus: budding\nlast_verified: 2026-11-20\n';
    const voiceIn = (text: string) =>
      problemsIn(text, kind).filter(({ rule }) => rule === 'note/voice');
    expect(voiceIn('This is another one.')).toEqual([]);
    expect(voiceIn('With NULL the result is another one.')).toMatchObject([
      { remedy: 'Say what changes, as in "the result changes".' },
    ]);
  });
});

it.each(['alot', 'doesnt', 'dont'])(
  'a word that is misspelt is one message: %s',
  (word) => {
    expect(problemsIn(`It ${word} help.`)).toHaveLength(1);
  },
);
