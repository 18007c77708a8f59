import { expect, it } from 'vitest';

import { showSyntaxFault } from '../../../src/markdown/showSyntaxFault.ts';
import { aNote } from '../../support/aNote.ts';

const show = (fileContent: string) =>
  showSyntaxFault('/site')({ filePath: '/site/docs/a.md', fileContent });

it('says in the place of a note that can not be read why, where and what to do', () => {
  const shown = show('---\ntitle: A\n---\n\nText.\n\n<div>\n');
  expect(shown).toMatch(/docs\/a\.md:7 [^]*The page cannot be read[^]* fix: /);
  expect(aNote(shown).syntaxFaults).toEqual([]);
});

it('leaves others as they are', () => {
  const source = '---\ntitle: A\n---\n\nText, `<div>` and {1 + 1}.\n';
  expect(show(source)).toBe(source);
});
