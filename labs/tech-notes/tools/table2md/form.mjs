// Converts a hostile table with the note's form, renders it as MDX, and takes it back to CSV.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

import { fromMarkdown, toCsv } from './back.ts';

const [converter] = readFileSync('Table to Markdown', 'utf8').split('\nfunction App');
const { parse, toMarkdown } = new Function(
  `${converter}\nreturn { parse, toMarkdown };`,
)();

let state = 20261126;
const below = (limit) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * limit);
};
const PIECES = [
  ...['|', '\\', '\\|', '\n', '"', ',', ';', '\t', '*', '**', '_', '__', 'a', 'b_c', '1'],
  ...[
    '`',
    '``',
    '<',
    '<b>',
    '<br>',
    '</b>',
    '>',
    '&',
    '&amp;',
    '&lt;',
    '~',
    '~~',
    '{',
    '}',
  ],
  ...['{x}', '[', '](y)', '[^1]', '!', ' ', '-', '---', ':', '#', '$', '路径', 'é', '👍'],
  ...['https://a.example/b_c_d?e=1&f=2', 'www.a.example/x*y', 'a@b.example'],
];
const cell = () =>
  Array.from({ length: below(7) }, () => PIECES[below(PIECES.length)])
    .join('')
    .trim();
const rows = [
  ['h', 'a|b', 'c'],
  ...Array.from({ length: 300 }, () => ['k', cell(), cell()]),
];
const quoted = (text) =>
  /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const pasted = rows.map((row) => row.map(quoted).join('\t')).join('\n');
assert.deepEqual(parse(pasted), rows);
// A textarea gives its text with \n, whatever was pasted.
assert.deepEqual(parse(toCsv(rows).replaceAll('\r\n', '\n')), rows);

const table = toMarkdown(rows);
const NAMES = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'" };
const shown = (html) =>
  html
    .replace(/<br\/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|#x27);/g, (_, name) => NAMES[name]);
const tidy = (text) => text.replace(/\s*\n\s*/g, '\n').trim();
const { default: Page } = await evaluate(table, {
  ...runtime,
  format: 'mdx',
  remarkPlugins: [remarkGfm],
});
const html = renderToStaticMarkup(createElement(Page));
const rendered = html
  .split('</tr>')
  .slice(0, -1)
  .map((row) =>
    [...row.matchAll(/<t[dh][^>]*>([^]*?)<\/t[dh]>/g)].map(([, inner]) =>
      tidy(shown(inner)),
    ),
  );
assert.deepEqual(
  rendered,
  rows.map((row) => row.map(tidy)),
);
console.log(`${rows.length * 3} cells rendered unchanged, as MDX`);
assert.deepEqual(fromMarkdown(table), rows);
assert.equal(toMarkdown(fromMarkdown(table)), table);
console.log('the same rows from fromMarkdown, and the same table from these');

console.log('\n== What the form prints');
const INPUTS = [
  '',
  'a,b\n1\n\n2,\n',
  'a\tb\n"x\ty"\t5" pipe\n',
  '路,b\nMAX_SIZE,https://a.example/x_y\n',
  'a;b\n1;2\n',
  'a,b\n"x,2\n',
  'a\n"q" y\n',
  'A,B\none, "x, y"\n',
  table,
];
for (const input of INPUTS) {
  const title = input === table ? 'its own table' : JSON.stringify(input);
  try {
    const output = toMarkdown(parse(input));
    const seen = input === table ? output.slice(0, output.indexOf('\n')).trim() : output;
    console.log(`${title}\n${seen}`);
  } catch (error) {
    console.log(`${title}\n${error.message}\n`);
  }
}
