// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import {
  parseReadingPositions,
  readHeading,
} from '../../../src/hooks/readingPositions.ts';

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

it("a heading's text includes its code, but not the anchor link", () => {
  const heading = document.createElement('h2');
  heading.innerHTML = 'Use <code>x</code> twice<a class="hash-link" href="#x">\u200b</a>';
  expect(readHeading(heading)).toBe('Use x twice');
});
