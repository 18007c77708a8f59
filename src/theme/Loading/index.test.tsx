// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Loadable from 'react-loadable';
import { afterEach, expect, it, vi } from 'vitest';

import Loading from './index.tsx';

const waiting = { isLoading: true, pastDelay: false, timedOut: false, error: null };

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows nothing before the delay is over', () => {
  const { container } = render(<Loading {...waiting} retry={vi.fn()} />);
  expect(container.innerHTML).toBe('');
});

it('shows a spinner after the delay', () => {
  render(<Loading {...waiting} pastDelay retry={vi.fn()} />);
  screen.getByRole('status');
  screen.getByRole('progressbar', { name: /\S/ });
});

it('shows the error text, and Retry tries again', () => {
  const retry = vi.fn();
  render(
    <Loading {...waiting} error={new Error('Loading chunk 7 failed.')} retry={retry} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('Loading chunk 7 failed.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it("relies on the page loader's delay of 200 ms", () => {
  vi.useFakeTimers();
  // With the options of Docusaurus' own call, which doesn't set the delay.
  const Page = Loadable({ loading: Loading, loader: () => new Promise<never>(() => {}) });
  render(<Page />);
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.queryByRole('status')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  screen.getByRole('status');
});
