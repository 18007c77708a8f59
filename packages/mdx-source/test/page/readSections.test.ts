import { expect, it } from 'vitest';

import { parsePage, readSections } from '../../src/index.ts';

const read = (source: string) =>
  readSections(parsePage({ file: 'docs/a.md', absolutePath: '/a.md', source }).tree);

it("splits a page at its headings, with Docusaurus' ids", () => {
  expect(read('First.\n\n## A `b`\n\nSecond.\n\n### A b\n\n## C {#own}')).toEqual([
    { heading: '', anchor: '', text: 'First.' },
    { heading: 'A b', anchor: 'a-b', text: 'Second.' },
    { heading: 'A b', anchor: 'a-b-1', text: '' },
    { heading: 'C', anchor: 'own', text: '' },
  ]);
});

it('returns the text of paragraphs, lists, tables and JSX elements, and then code', () => {
  const [section] = read(
    '- one\n\n| two |\n| --- |\n| three |\n\n```js\nfour\n```\n\n<div>\n\nfive\n\n</div>',
  );
  expect(section?.text).toBe('one two three five\nfour');
});

it('returns the labels of a diagram', () => {
  const [section] = read(
    '```mermaid\nflowchart LR\n  a[Client] -->|asks| b["A server"]\n```',
  );
  expect(section?.text).toBe('Client asks A server');
});
