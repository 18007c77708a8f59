import { expect, it } from 'vitest';

import { openProgram } from '../../src/typescript/openProgram.ts';

const WITH_NUMBER = /^TS\d+/;

function findIn(name: string, code: string) {
  const root = process.cwd();
  const file = `${root}/docs/${name}`;
  const isStrict = /\.tsx?$/.test(name);
  return openProgram(new Map([[file, code]]), { root, addCommand: '' }, isStrict)(file);
}

/** Line of each error, with its code or what's missing. */
function errorsIn(name: string, code: string): string[] {
  return findIn(name, code).map(
    ({ line, message, missing }) =>
      `${line} ${missing?.tool ?? WITH_NUMBER.exec(message)?.[0]}`,
  );
}

it('the type of a parameter is what code around the block would give', () => {
  const [parameter] = findIn('a.ts', 'export const f = (b) => b;');
  expect(parameter).toMatchObject({ needsContext: true });
  const [other] = findIn('a.ts', "const one: number = 'one';");
  expect(other).toMatchObject({ needsContext: false });
});

it('reports a missing module, and not what has no type because of it', () => {
  const callbacks = 'on((e) => e);\non(({ a }) => a);\n';
  const declared = 'declare function on(call: (e: any) => void): void;\n';
  const own = 'export const f = (b) => b;\n';
  expect(errorsIn('a.ts', `import { on } from 'none-such';\n${callbacks}`)).toEqual([
    '1 the package none-such',
  ]);
  expect(errorsIn('a.ts', `${declared}${callbacks}${own}`)).toEqual(['4 TS7006']);
});

it('what an undefined type is not assignable to follows from it', () => {
  const exhaustive =
    'export function area(s: Shape): never {\n  const x: never = s;\n  return x;\n}';
  expect(findIn('a.ts', exhaustive)).toMatchObject([{ unresolved: { name: 'Shape' } }]);
  const other = "export const n: number = 'one';\n";
  expect(errorsIn('a.ts', `${other}${exhaustive}`)).toHaveLength(2);
});

it('reports a missing package once, and each missing file', () => {
  const imports = ['@a/b/zod', '@a/b/yup', 'none-such', './a', './b'];
  const code = imports.map((from, at) => `import v${at} from '${from}';\nv${at};\n`);
  expect(errorsIn('c.ts', code.join(''))).toEqual([
    '1 the package @a/b',
    '5 the package none-such',
    '7 TS2307',
    '9 TS2307',
  ]);
});

it('names an invalid character, once a line', () => {
  const code = "f(“a b”);\nconst x = '“' + ‘y’;\nconst z = 1；\na b ‘c’;";
  expect(findIn('a.ts', code).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 TS1127: Invalid character. “',
    '2 TS1127: Invalid character. ‘',
    '3 TS1127: Invalid character. ；',
    '4 TS1127: Invalid character. ‘',
  ]);
});

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
  ['window.app = {};', 2339],
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
])('what the DOM returns more of than it declares is right in JavaScript: %s', (code) => {
  expect(errorsIn('a.js', code)).toEqual([]);
  const checked = findIn('a.js', `// @ts-check\n${code}`);
  expect(checked[0]).toMatchObject({ line: 2, severity: 'warning' });
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

it.each([
  ['new RegExp(input);', undefined],
  ['console.log(events);', undefined],
  ['requst();', undefined],
  ['onclik();', 'onclick'],
  ['documnet.body;', 'document'],
])(
  'what differs from a global by more than a slip is not taken for it: %s',
  (code, likely) => {
    expect(findIn('a.js', code)[0]?.unresolved?.likely).toBe(likely);
  },
);

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

it.each([
  ['optoins', 'const options = [1];\nconsole.log(optoins[0]);', 'options'],
  ['usr', 'export function f(user: string) {\n  return usr;\n}', 'user'],
  ['Spiner', "import { Spinner } from './a';\nSpiner();", 'Spinner'],
])('a name that is one edit from a defined one is a typo: %s', (_, code, meant) => {
  const [typo] = findIn('a.ts', code).filter(({ rule }) => rule === 'typo');
  expect(typo).toMatchObject({ line: 2, remedy: `Probably meant: ${meant}.` });
  expect(typo).not.toHaveProperty('unresolved');
});

it.each([
  ['the list of what a loop names', 'for (const item of items) console.log(item);'],
  ['what returns it', 'const cached = cache.get(1);\ncache.set(cached);'],
  ['its class', 'const user = User.find();\nconsole.log(user);'],
  ['a short name', 'const res = f(req);\nconsole.log(res);'],
  ['a name of two letters', 'const ids = [1];\nconsole.log(ids, id);'],
  ['one of a list', 'const options = [1];\nconsole.log(options, option);'],
  ['another number', 'const item1 = 1;\nconsole.log(item1 + item2);'],
  ['one with a number', 'const order = 1;\nconsole.log(order, order2);'],
  ['the list of one', 'const order = 1;\nconsole.log(order, orders);'],
  ['another first letter', "const email = '';\nconsole.log(email, mail);"],
  ['a name outside of its scope', '{\n  const options = 1;\n}\nconsole.log(option);'],
  ['another', "import { a } from './a';\nSpinner(a, api);"],
])('is not a typo: %s', (_, code) => {
  const found = findIn('a.ts', code).filter(({ message }) => message.includes('name '));
  expect(found.length).toBeGreaterThan(0);
  for (const { rule, unresolved } of found) {
    expect(rule).toBeUndefined();
    expect(unresolved).toBeDefined();
  }
});

it.each([
  ['screen', "screen.getByRole('alert');"],
  ['history', "history.push('/login');"],
  ['event', 'export const load = () => event.payload;'],
  ['name', 'console.log(name.first);'],
  ['top', 'if (top.isFolded) close();'],
])(
  'a global of browsers that has no such member is taken for a missing import: %s',
  (name, code) => {
    const found = findIn('a.ts', code).map(({ unresolved }) => unresolved?.name);
    expect(new Set(found)).toEqual(new Set([name]));
  },
);

it.each([
  ['dialog', "dialog.returnValue = '1';\ndialog.showModal();"],
  ['app', 'app.routes.home = 1;\napp.routes.open();'],
  ['screen', 'screen.user = 1;\nscreen.open();'],
])('is unresolved in JavaScript if only its members are assigned: %s', (name, code) => {
  const found = findIn('a.js', code).map(({ unresolved }) => unresolved?.name);
  expect(new Set(found)).toEqual(new Set([name]));
});

it.each([
  'const app = () => 1;\napp.port = 1;\napp.open();',
  'class App {}\nApp.port = 1;\nApp.open();',
  "import path from 'node:path';\npath.fold = 1;\npath.open();",
])('is not unresolved if the block defines it, too: %j', (code) => {
  const found = findIn('a.js', code);
  expect(found.length).toBeGreaterThan(0);
  for (const { unresolved } of found) expect(unresolved).toBeUndefined();
});

it.each([
  ['what the block declares', 'const screen = { width: 1 };\nscreen.height;', 2339],
  ['what it imports', "import path from 'node:path';\npath.jion2('a');", 2339],
  ['a member of something else', 'document.body.fold();', 2339],
  ['a name that means nothing else', 'document.fold();', 2339],
  ['a typo in the member', 'history.pushStat();', 2551],
])('an unknown member is an error: %s', (_, code, number) => {
  const [found] = findIn('a.ts', code);
  expect(found?.message).toMatch(`TS${number}`);
  expect(found?.unresolved).toBeUndefined();
});
