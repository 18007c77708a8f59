import { expect, it, vi } from 'vitest';

import { parseReadingPositions } from './useReadingPositions.ts';

vi.mock('@docusaurus/theme-common', () => ({})); // it needs Docusaurus' own modules

it.each([
  null,
  '[null]',
  '{}',
  'no JSON',
  '[{"path":"/docs/dns"}]',
  '[{"path":{},"title":{}}]',
  '[{"path":"/docs/dns","title":"DNS","heading":{"id":"ttl"}}]',
])('ignores %s in storage', (value) => {
  expect(parseReadingPositions(value)).toEqual([]);
});

it('keeps the complete positions', () => {
  const dns = { path: '/docs/dns', title: 'DNS' };
  expect(parseReadingPositions(JSON.stringify([null, dns]))).toEqual([dns]);
});
