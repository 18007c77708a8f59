import { expect, it } from 'vitest';

import { formatValue } from '../../src/frame/formatValue.ts';

class Point {
  x = 1;

  toJSON() {
    return undefined;
  }
}

const cyclic: { self?: object } = {};
cyclic.self = cyclic;

it.each([
  ['text', 'text'],
  [NaN, 'NaN'],
  [undefined, 'undefined'],
  [null, 'null'],
  [Symbol('a'), 'Symbol(a)'],
  [new RangeError('too far'), 'RangeError: too far'],
  [/a/g, '/a/g'],
  [new URL('https://a.test/b'), 'https://a.test/b'],
  [[undefined, NaN, 'a', [1, null]], '[undefined,NaN,"a",[1,null]]'],
  [{ a: undefined, 'b-c': { d: [2n] } }, '{"a":undefined,"b-c":{"d":[2]}}'],
  [new Map([[{ a: 1 }, new Set(['b'])]]), 'Map {{"a":1} => Set {"b"}}'],
  [new Set([1, new Error('b')]), 'Set {1,Error: b}'],
  [{}, '{}'],
  [Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
  [new Point(), '{"x":1}'],
  [cyclic, '[object Object]'],
])('shows the value %s as %s', (value, shown) => {
  expect(formatValue(value)).toBe(shown);
});

it('cuts off what is too long', () => {
  expect(formatValue(Array(9000).fill(1))).toHaveLength(2000);
});
