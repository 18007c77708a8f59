import { expect, it } from 'vitest';

import { readSections } from '../src/index.ts';
import { aPage } from './aPage.ts';

const read = (text: string) => readSections(aPage(text).tree);

it('a page is split at its headings, with the ids that Docusaurus gives', () => {
  expect(read('First.\n\n## A `b`\n\nSecond.\n\n### A b\n\n## C {#own}')).toEqual([
    { heading: '', anchor: '', text: 'First.' },
    { heading: 'A b', anchor: 'a-b', text: 'Second.' },
    { heading: 'A b', anchor: 'a-b-1', text: '' },
    { heading: 'C', anchor: 'own', text: '' },
  ]);
});

it('text is that of paragraphs, lists, tables, code and what stands in elements', () => {
  const [section] = read(
    '- one\n\n| two |\n| --- |\n| three |\n\n```js\nfour\n```\n\n<div>\n\nfive\n\n</div>',
  );
  expect(section?.text).toBe('one two three four five');
});

it('of a diagram it is the labels', () => {
  const [section] = read(
    '```mermaid\nflowchart LR\n  a[Client] -->|asks| b["A server"]\n```',
  );
  expect(section?.text).toBe('Client asks A server');
});
