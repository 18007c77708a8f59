import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { showSyntaxError } from './showSyntaxError.ts';

const show = (fileContent: string) =>
  showSyntaxError('/site')({ filePath: '/site/docs/a.md', fileContent });

it('replaces a note that cannot be parsed by the error, its location and the remedy', () => {
  const shown = show('---\ntitle: A\n---\n\nText.\n\n<div>\n');
  expect(shown).toMatch(/docs\/a\.md:7 [^]*The page cannot be read[^]* fix: /);
  expect(aPage(shown).syntaxErrors).toEqual([]);
});

it('leaves other notes unchanged', () => {
  const source = '---\ntitle: A\n---\n\nText, `<div>` and {1 + 1}.\n';
  expect(show(source)).toBe(source);
});
