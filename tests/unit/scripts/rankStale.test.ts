import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { rankStale } from '../../../scripts/stale/rankStale.ts';

it('notes to recheck start with those past their term, then those that others link to', () => {
  const note = (name: string, verified: string, text = '') =>
    aPage(
      `---\nkind: concept\nlast_verified: ${verified}\n---\n\n${text}\n`,
      `docs/${name}.md`,
    );
  const notes = [
    note('plain', '2026-11-20', 'See [it](./linked.md), [again](/docs/linked).'),
    note('linked', '2026-11-20', '[Here](./linked.md).'),
    note('old', '2025-10-01'),
    aPage('[It](../docs/linked.md#a), [twice](/docs/linked).', 'docs/other.md'),
  ];
  expect(rankStale(notes, '2026-12-20')).toMatchObject([
    { file: 'docs/old.md', isStale: true, inbound: 0 },
    { file: 'docs/linked.md', inbound: 2 },
    { file: 'docs/plain.md', inbound: 0 },
  ]);
});
