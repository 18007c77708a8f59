// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { OpenSearch } from '../../../src/components/SearchDialog/openSearch.ts';
import usePageTexts from '../../../src/components/SearchDialog/usePageTexts.ts';

/** The texts are kept for the whole visit, so each test has its own pages. */
const hitsOf = (...pages: number[]) =>
  pages.map((page) => ({ page, score: 1, sections: [] }));

function renderTexts(read: (file: string) => Promise<unknown>, ...pages: number[]) {
  const opened = { hasText: true, read } as unknown as OpenSearch;
  return renderHook((hits) => usePageTexts(opened, hits), {
    initialProps: hitsOf(...pages),
  });
}

it('requests a text once, also for a dialog that opens while it loads', async () => {
  let finish: (text: string[]) => void = () => undefined;
  const read = vi.fn(() => new Promise<string[]>((resolve) => (finish = resolve)));
  renderTexts(read, 1).unmount();
  const { rerender, result } = renderTexts(read, 1);
  rerender(hitsOf(1));
  finish(['text']);
  await waitFor(() => expect(result.current(1)).toEqual(['text']));
  rerender(hitsOf(1));
  expect(read).toHaveBeenCalledTimes(1);
});

it('requests a text again after it failed to load', async () => {
  const read = vi.fn(() => Promise.resolve(['text']));
  read.mockRejectedValueOnce(new Error('offline'));
  const { rerender, result } = renderTexts(read, 2);
  await vi.waitFor(() => {
    rerender(hitsOf(2));
    expect(result.current(2)).toEqual(['text']);
  });
  expect(read).toHaveBeenCalledTimes(2);
});
