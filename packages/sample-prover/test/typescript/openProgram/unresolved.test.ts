import { expect, it } from 'vitest';

import { findIn } from './findIn.ts';

it.each([
  ['screen', "screen.getByRole('alert');"],
  ['history', "history.push('/login');"],
  ['event', 'export const load = () => event.payload;'],
  ['name', 'console.log(name.first);'],
  ['top', 'if (top.isFolded) close();'],
  ['React', "import { useRef } from 'react';\nuseRef(React.useId());"],
])(
  'a global that has no such member, or is no module, is taken for a missing import: %s',
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
