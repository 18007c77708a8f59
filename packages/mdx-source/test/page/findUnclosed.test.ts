import { expect, it } from 'vitest';

import { aPage } from '../support/index.ts';

const OPEN = 'the code block that begins here is never closed';
const SHORT = 'the line that opens the code block has two backticks';

it.each([
  [
    'holds the opening of another',
    '```text\na\n\nMore.\n\n```console\n$ ls\n```',
    OPEN,
    'or ```` above and below code that shows a fence',
  ],
  ['begins with two backticks', '``text\na\n```\n\nMore.', SHORT, 'Write ```text'],
  [
    'begins with two backticks, above another',
    '``text title="a.txt"\na\n```\n\nMore.\n\n```js\nlet a;\n```',
    SHORT,
    'Write ```text title="a.txt"',
  ],
  [
    'begins with two backticks and has braces',
    '``js\nconst a = { b: 1 };\n```',
    SHORT,
    'Write ```js',
  ],
])('reports where a block begins that %s', (_, text, reason, remedy) => {
  const [error] = aPage(`Text.\n\n${text}\n`).syntaxErrors;
  expect(error).toMatchObject({ line: 3, rule: 'mdx/syntax' });
  expect(error?.message).toContain(reason);
  expect(error?.remedy).toContain(remedy);
});

it.each([
  ['shows a fence', '````text\n```console\n$ ls\n```\n````'],
  ['shows the opening of one in Markdown', '```md\n```js\n```'],
  ['is below a span of two lines', 'A ``code\nspan`` here.\n\n```text\na\n```'],
])('does not report a block that %s', (_, text) => {
  expect(aPage(`${text}\n`).syntaxErrors).toEqual([]);
});

it('does not blame a span for the block below it', () => {
  const text = 'A\n``span\nof code`` here.\n\n```text\na\n';
  expect(aPage(text).syntaxErrors).toMatchObject([{ line: 5 }]);
});
