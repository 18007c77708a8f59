// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.mock('../src/components/SearchDialog/useQueryInUrl.ts', () => ({
  default: () => () => undefined,
}));
vi.mock('../src/components/SearchDialog/useSearch.ts', () => ({ default: () => FOUND }));
vi.mock('../src/components/SearchDialog/Status.tsx', () => ({ default: () => null }));

import Panel from '../src/components/SearchDialog/Panel.tsx';

const FOUND = vi.hoisted(() => {
  const notes = [
    { path: 'docs/dns', title: 'DNS', area: 0 },
    { path: 'docs/sleep', title: '睡眠', area: 0, lang: 'zh-Hans' },
  ];
  const hits = notes.map((_, note) => ({ note, score: 1, sections: [] }));
  return {
    opened: { notes: { areas: ['Notes'], notes }, hasText: false },
    results: { query: 'dns', hits, count: 2, isSuggestion: false, text: 'done' },
  };
});

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom has none
  render(<Panel text="dns" onNavigate={() => undefined} />);
});
afterEach(cleanup);

it('arrows move the selection, and Home and End are left to the caret', () => {
  const field = screen.getByRole('combobox', { name: 'Search notes' });
  const second = screen.getByRole('option', { name: '睡眠' });
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(false);
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
  for (const key of ['Home', 'End']) expect(fireEvent.keyDown(field, { key })).toBe(true);
  expect(field.getAttribute('aria-activedescendant')).toBe(second.id);
});
