// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import useLazyModule from '../src/useLazyModule.ts';

it('loads nothing until it is needed', async () => {
  const load = vi.fn(() => Promise.resolve('module'));
  const hook = renderHook(({ wanted }) => useLazyModule(load, wanted), {
    initialProps: { wanted: false },
  });
  expect(load).not.toHaveBeenCalled();
  await act(() => Promise.resolve(hook.rerender({ wanted: true })));
  expect(hook.result.current.module).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
});

it('returns the error, and retries on request', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('Loading chunk 7 failed.'))
    .mockResolvedValueOnce('module');
  const hook = renderHook(() => useLazyModule(load, true));
  await act(() => Promise.resolve());
  expect(hook.result.current.error?.message).toBe('Loading chunk 7 failed.');
  await act(() => Promise.resolve(hook.result.current.retry()));
  expect(hook.result.current).toMatchObject({ module: 'module' });
  expect(hook.result.current.error).toBeUndefined();
});
