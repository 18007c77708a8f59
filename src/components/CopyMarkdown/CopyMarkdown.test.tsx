// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import CopyMarkdown from './index.tsx';

/** jsdom has none. */
class TestClipboardItem {
  readonly #data: Record<string, Promise<Blob>>;
  constructor(data: Record<string, Promise<Blob>>) {
    this.#data = data;
  }
  getType(type: string): Promise<Blob> | undefined {
    return this.#data[type];
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# DNS')));
  vi.stubGlobal('ClipboardItem', TestClipboardItem);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('copies the Markdown version, says so, and offers it again after 1.5 s', async () => {
  let copied = '';
  const write = vi.fn(async ([item]: ClipboardItem[]) => {
    copied = (await (await item?.getType('text/plain'))?.text()) ?? '';
  });
  vi.stubGlobal('navigator', { clipboard: { write } });
  render(<CopyMarkdown permalink="/docs/dns" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  // Safari denies a write that begins after the click has been handled.
  expect(write).toHaveBeenCalledOnce();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(copied).toBe('# DNS');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('button', { name: 'Copy as Markdown' })).toBeTruthy();
});

async function press(): Promise<void> {
  render(<CopyMarkdown permalink="/docs/dns" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['if there is none', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'if the connection drops',
    () => Promise.resolve({ ok: true, text: () => Promise.reject(new TypeError()) }),
  ],
])('stays on the page, and says so, %s', async (_when, answer) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', answer);
  const write = ([item]: ClipboardItem[]) => item?.getType('text/plain');
  vi.stubGlobal('navigator', { clipboard: { write } });
  await press();
  expect(screen.getByRole('button', { name: 'Could not be loaded' })).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});

it.each([
  ['is denied', { write: () => Promise.reject(new Error('denied')) }],
  ['does not exist, as on plain http', undefined],
])('opens the Markdown version if the clipboard %s', async (_what, clipboard) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('navigator', { clipboard });
  await press();
  expect(assign).toHaveBeenCalledWith('/docs/dns.md');
});
