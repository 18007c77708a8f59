// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../../../src/components/SearchDialog/useQueryInUrl.ts', () => ({
  default: () => () => undefined,
}));
vi.mock('../../../src/components/SearchDialog/useSearch.ts', () => ({
  default: () => FOUND,
}));
vi.mock('../../../src/components/SearchDialog/Status.tsx', () => ({
  default: () => null,
}));

import Panel from '../../../src/components/SearchDialog/Panel.tsx';

const FOUND = vi.hoisted(() => {
  const pages = [
    { path: 'docs/dns', title: 'DNS', area: 1 },
    { path: 'docs/sleep', title: '睡眠', area: 1, lang: 'zh-Hans' },
    { path: 'blog/dns', title: 'Why DNS', area: 0 },
  ];
  const hits = pages.slice(0, 2).map((_, page) => ({ page, score: 1, sections: [0, 1] }));
  const headings = [['TTL'], [['Naps', 'short-sleep']]];
  return {
    opened: {
      pages: { areas: ['Blog', 'Notes'], pages },
      headingOf: (page: number, section: number) => headings[page]?.[section - 1],
      hasText: false,
    },
    results: { query: 'dns', hits, count: 2, text: 'done' },
  };
});

const open = (text: string) => render(<Panel text={text} onNavigate={() => undefined} />);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
});
afterEach(cleanup);

it("a page's sections follow it, each with the id of its heading", () => {
  open('dns');
  const rows = screen.getAllByRole('option').map((row) => row.getAttribute('to'));
  expect(rows).toEqual([
    '/docs/dns',
    '/docs/dns#ttl',
    '/docs/sleep',
    '/docs/sleep#short-sleep',
  ]);
});

it('arrows move the selection, and Home and End are left to the caret', () => {
  open('dns');
  const field = screen.getByRole('combobox', { name: 'Search pages' });
  const second = screen.getByRole('option', { name: 'TTL' });
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
  for (const key of ['Home', 'End']) expect(fireEvent.keyDown(field, { key })).toBe(true);
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
});
