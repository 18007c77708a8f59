// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import useCodeTools from '../../src/CodeTools/useCodeTools.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.resolve() } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Tools() {
  return useCodeTools(() => 'a()').tools;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function copy(): Promise<void> {
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await wait(0);
}

it('says "Copied" for 1.5 s, counted from the last time', async () => {
  render(<Tools />);
  await copy();
  await wait(1000);
  await copy();
  await wait(1000);
  expect(screen.getByText('Copied')).toBeTruthy();
  await wait(500);
  expect(screen.queryByText('Copied')).toBeNull();
});
