import { expect, it } from 'vitest';

import { parsePlaces } from '../../../src/hooks/parsePlaces.ts';

it.each([null, '[null]', '{}', 'no JSON', '[{"path":"/docs/dns"}]'])(
  'takes %s in storage for no place at all',
  (value) => {
    expect(parsePlaces(value)).toEqual([]);
  },
);

it('keeps the places that are whole', () => {
  const dns = { path: '/docs/dns', title: 'DNS' };
  expect(parsePlaces(JSON.stringify([null, dns]))).toEqual([dns]);
});
