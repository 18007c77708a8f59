import path from 'node:path';

import { expect, it } from 'vitest';

import { aPage } from 'mdx-source/testing';
import { dropMissingImage, showBrokenNote } from './brokenNotes.ts';

const show = (fileContent: string) =>
  showBrokenNote('/site')({ filePath: '/site/docs/a.md', fileContent });

it('replaces a note that cannot be parsed by the error, its location and the remedy', () => {
  const shown = show('---\ntitle: A\n---\n\nText.\n\n<div>\n');
  expect(shown).toMatch(/docs\/a\.md:7 [^]*The page cannot be read[^]* fix: /);
  expect(aPage(shown).syntaxErrors).toEqual([]);
});

it.each([
  [
    'a name that nothing defines',
    '## The {the} of it',
    /docs\/a\.md:5 [^]*\{the\} is an/,
  ],
  [
    'a file that it imports and that is missing',
    "import Chart from './Chart';\n\n<Chart />",
    /docs\/a\.md:5 [^]*The import of \.\/Chart fails/,
  ],
  [
    'a component that is not imported',
    'A.\n\n<Chart />',
    /docs\/a\.md:7 [^]*<Chart> is a/,
  ],
])('replaces a note that would crash in the browser: %s', (_, text, says) => {
  const shown = show(`---\ntitle: A\n---\n\n${text}\n`);
  expect(shown).toMatch(says);
  expect(shown).toContain(' fix: ');
  expect(aPage(shown).syntaxErrors).toEqual([]);
});

it('leaves a note unchanged if the files that it imports are there', () => {
  const fileContent = "import { site } from '@site/src/site';\n\n{site.title}\n";
  const filePath = path.resolve('docs/a.md');
  expect(showBrokenNote(process.cwd())({ filePath, fileContent })).toBe(fileContent);
});

it('leaves other notes unchanged', () => {
  const source = '---\ntitle: A\n---\n\nText, `<div>` and {1 + 1}.\n';
  expect(show(source)).toBe(source);
});

it.each([
  ['./index.md', './index.md'],
  ['/img/gone.png', '/img/gone.png'],
  ['./gone.png', undefined],
])(
  'the image %s of the front matter, which the bundler would look for, is %s',
  (image, kept) => {
    const file = path.resolve('blog/welcome/index.md');
    expect(dropMissingImage(file, { title: 'A', image })).toEqual({
      title: 'A',
      image: kept,
    });
  },
);
