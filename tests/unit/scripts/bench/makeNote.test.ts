import { describe, expect, it } from 'vitest';

import { makeNote } from '../../../../scripts/bench/makeNote.ts';
import { checkNote } from '../../../../packages/notes-lint/src/index.ts';
import { aNote } from '../../../support/aNote.ts';

const errorsOf = (place: number) => {
  const file = `docs/tech-notes/synthetic-0/note-${place}.md`;
  return checkNote(aNote(makeNote(place), file)).filter(
    ({ severity }) => severity !== 'info',
  );
};

describe('a synthetic note', () => {
  it('passes the checks, so that a build with thousands of them succeeds', () => {
    expect([0, 1, 10, 4999].flatMap(errorsOf)).toEqual([]);
  });

  it('shares no words with another one', () => {
    const prose = (place: number) =>
      new Set(
        makeNote(place)
          .match(/(?<=The rule is ).*(?=\.\n)/)?.[0]
          .split(' '),
      );
    const other = prose(1);
    expect([...prose(0)].filter((word) => other.has(word))).toEqual([]);
  });
});
