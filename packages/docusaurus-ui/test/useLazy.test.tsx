// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import useLazy from '../src/useLazy.ts';

it('loads nothing until it is needed', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const hook = renderHook(({ wanted }) => useLazy(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(() => Promise.resolve(hook.rerender({ wanted: true })));
  expect(hook.result.current.value).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the error, and retries on request', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValueOnce('module');
  const hook = renderHook(() => useLazy(load, true));
  await act(() => Promise.resolve());
  expect(hook.result.current.error?.message).toBe('Loading chunk 7 failed.');
  await act(() => Promise.resolve(hook.result.current.retry()));
  expect(hook.result.current).toMatchObject({ value: 'module' });
  expect(hook.result.current.error).toBeUndefined();
});

it('loads again when there is something else to load, and drops what it had', async () => {
  const loads = [() => Promise.resolve('one'), () => Promise.resolve('two')] as const;
  const hook = renderHook(({ index }: { index: 0 | 1 }) => useLazy(loads[index], true), {
    initialProps: { index: 0 },
  });
  await act(() => Promise.resolve());
  expect(hook.result.current.value).toBe('one');
  hook.rerender({ index: 1 });
  expect(hook.result.current.value).toBeUndefined();
  await act(() => Promise.resolve());
  expect(hook.result.current.value).toBe('two');
});
