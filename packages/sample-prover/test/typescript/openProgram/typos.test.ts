import { expect, it } from 'vitest';

import { findIn } from './findIn.ts';

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
