import { expect, it, vi } from 'vitest';

import { parseReadingPositions } from './readingPositions.ts';

vi.mock('@docusaurus/theme-common', () => ({}));

it.each([null, '[null]', '{}', 'no JSON', '[{"path":"/docs/dns"}]'])(
  'ignores %s in storage',
  (value) => {
    expect(parseReadingPositions(value)).toEqual([]);
  },
);

it('keeps the complete positions', () => {
  const dns = { path: '/docs/dns', title: 'DNS' };
  expect(parseReadingPositions(JSON.stringify([null, dns]))).toEqual([dns]);
});
