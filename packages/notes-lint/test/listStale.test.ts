import { describe, expect, it } from 'vitest';

import { listStale } from '../src/index.ts';
import { aNote } from '../../../tests/support/aNote.ts';

function verified(day: string, kind: string, file: string) {
  return aNote(`---\nkind: ${kind}\nlast_verified: ${day}\n---\n`, file);
}

describe('the notes past their term', () => {
  it('are listed with term and last day, the longest overdue first', () => {
    const notes = [
      verified('2026-01-01', 'concept', 'docs/a.md'),
      verified('2026-06-01', 'how-to', 'docs/b.md'),
      verified('2026-06-01', 'concept', 'docs/tech-notes/ai/c.md'),
      verified('2026-06-02', 'concept', 'docs/d.md'),
      aNote('text', 'docs/e.md'),
    ];
    expect(listStale(notes, '2027-01-02')).toMatchObject([
      { file: 'docs/b.md', term: 180, until: '2026-11-28' },
      { file: 'docs/tech-notes/ai/c.md', term: 180, until: '2026-11-28' },
      { file: 'docs/a.md', term: 365, until: '2027-01-01' },
    ]);
  });
});
