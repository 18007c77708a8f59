import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import addNoteLinks from './addNoteLinks.ts';
import { aVFile } from '../../../tests/support/aVFile.ts';

/** The types of the nodes that a file has in the end. */
function typesIn(file: string): string[] {
  const { tree } = aPage('Text.', file);
  addNoteLinks({ siteDir: '/site' })(tree, aVFile(`/site/${file}`, {}));
  return tree.children.map(({ type }) => type);
}

it('adds the links of a note at its end', () => {
  expect(typesIn('docs/http/dns.md')).toEqual([
    'paragraph',
    'mdxjsEsm',
    'mdxJsxFlowElement',
  ]);
});

it.each([
  ['partial', 'docs/http/_shared.mdx'],
  ['partial in a folder', 'docs/_shared/dns.mdx'],
  ['post', 'blog/dns.md'],
])('adds none to a %s, for which the note-links plugin writes none', (_what, file) => {
  expect(typesIn(file)).toEqual(['paragraph']);
});
