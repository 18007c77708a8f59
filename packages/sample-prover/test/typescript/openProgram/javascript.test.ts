import { expect, it } from 'vitest';

import { errorsIn, findIn } from './findIn.ts';

it.each([
  "const [price] = 'costs $42'.match(/\\d+/);\nconsole.log(price.length);",
  "console.log('2026'.match(/(?<year>\\d+)/).groups.year);",
  'export function add(a, b) {\n  return a + b;\n}',
  'const state = { user: null, names: [] };\nstate.user = 1;\nstate.names.push(2);',
])('JavaScript is not held to strict types: %j', (code) => {
  expect(errorsIn('a.js', code)).toEqual([]);
  expect(errorsIn('a.ts', code)).not.toEqual([]);
});

it.each([
  ["'price: 5'.replace(/\\d+/, (n) => n * 2);", 2362],
  ['export const days = new Date() - new Date(0);', 2362],
  ["export const more = 2 * '3';", 2363],
  ['parseInt(5);', 2345],
  ['Math.round(1.25, 1);', 2554],
  ["setTimeout(() => 0, '5');", 2769],
  ["new Error('a').code = 1;", 2339],
])('what only types forbid is one warning in JavaScript: %s', (code, number) => {
  const [found, ...others] = findIn('a.js', code);
  expect(found).toMatchObject({ severity: 'warning' });
  expect(found?.message).toMatch(`TS${number}`);
  expect(others).toEqual([]);
  const severities = findIn('a.ts', code).map(({ severity }) => severity);
  expect([...new Set(severities)]).toEqual(['error']);
});

it.each([
  "document.querySelector('#a').value = 1;",
  "onclick = (event) => event.target.closest('a');",
  "for (const one of document.querySelectorAll('[data-src]')) one.src = one.dataset.src;",
  "document.getElementById('a').firstChild.hidden = true;",
  "document.getElementById('a').checked = true;",
  'window.app = {};',
  "const options = { style: 'percent' };\nexport default new Intl.NumberFormat('en', options);",
])('what only declarations forbid is right in JavaScript: %s', (code) => {
  expect(errorsIn('a.js', code)).toEqual([]);
  const checked = findIn('a.js', `// @ts-check\n${code}`);
  expect(checked[0]).toMatchObject({ severity: 'warning' });
});

it('a slip in the name of a property of the DOM is an error', () => {
  const code = "document.getElementById('a').clasList.add('b');";
  expect(errorsIn('a.js', code)).toEqual(['1 TS2551']);
});

it.each([
  'start();',
  'Math.flor(1);',
  '[1].remove(1);',
  "new Intl.DateTimeFormat('en', { dateStyle: 'shrot' });",
  'export const a = <form onsubmit={null} />;',
])('a name that does not exist is an error in JavaScript: %s', (code) => {
  const [found] = findIn('a.jsx', code);
  expect(found?.message).toMatch(/^TS2/);
  expect(found?.severity).toBe('error');
});

it('what fails in JavaScript at run time is an error', () => {
  const code =
    "import { raedFile } from 'node:fs';\nimport x from 'none-such';\nraedFile(x);\nstart();\nMath.flor(1);";
  expect(errorsIn('a.js', code)).toEqual([
    '1 TS2724',
    '2 the package none-such',
    '4 TS2304',
    '5 TS2551',
  ]);
});
