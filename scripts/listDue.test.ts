import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { listDue } from './listDue.ts';

it('notes to recheck start with those that went stale first', () => {
  const note = (file: string, verified: string, kind = 'concept') =>
    aPage(`---\nkind: ${kind}\nlast_verified: ${verified}\n---\n`, file);
  const notes = [
    note('docs/new.md', '2026-11-20'),
    note('docs/how-to.md', '2026-11-20', 'how-to'),
    note('docs/old.md', '2025-10-01'),
    note('docs/tech-notes/ai/short.md', '2026-06-01'),
    aPage('Text.', 'docs/plain.md'),
  ];
  expect(listDue(notes, '2026-12-20')).toMatchObject([
    { file: 'docs/old.md', isStale: true },
    { file: 'docs/tech-notes/ai/short.md', isStale: true, term: 180 },
    { file: 'docs/how-to.md', isStale: false, until: '2027-05-19' },
    { file: 'docs/new.md', isStale: false, term: 365 },
  ]);
});
