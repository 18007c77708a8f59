// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import CopyMarkdown from '../../../../src/components/CopyMarkdown/index.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('# DNS')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('copies the twin, says so, and offers it again after 1.5 s', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<CopyMarkdown permalink="/docs/dns" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(writeText).toHaveBeenCalledWith('# DNS');
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByRole('button', { name: 'Copy as Markdown' })).toBeTruthy();
});

it('stays on the page if the twin cannot be loaded, and says so', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  render(<CopyMarkdown permalink="/docs/dns" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy as Markdown' }));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Not available offline' })).toBeTruthy();
  expect(assign).not.toHaveBeenCalled();
});
