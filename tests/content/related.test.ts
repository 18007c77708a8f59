import { existsSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import type { NoteLinks } from '../../src/components/NoteLinks/data.ts';

/** A pair that was judged by someone who knows both notes. */
type Judgement = {
  /** File of the note. */
  readonly from: string;
  /** Path of its related note. */
  readonly to: string;
  /** Whether readers of the first note benefit from the second. */
  readonly isGood: boolean;
};

const judgements = JSON.parse(
  readFileSync('tests/content/related.json', 'utf8'),
) as Judgement[];

function isShown({ from, to }: Judgement): boolean {
  const file = `.docusaurus/note-links/default/${from}.json`;
  if (!existsSync(file)) return false;
  const { related } = JSON.parse(readFileSync(file, 'utf8')) as NoteLinks;
  return related.some(({ permalink }) => decodeURI(permalink) === to);
}

it('at least seven in ten related notes were judged useful', () => {
  const shown = judgements.filter(isShown);
  const good = shown.filter(({ isGood }) => isGood).length;
  console.log(`${good} of ${shown.length} related notes that were judged are good`);
  expect(shown.length).toBeGreaterThanOrEqual(30);
  expect(good / shown.length).toBeGreaterThanOrEqual(0.7);
});
