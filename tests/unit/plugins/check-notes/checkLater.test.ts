import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkLater } from '../../../../src/plugins/check-notes/checkLater.ts';

const PATIENCE = { first: 1000, later: 10 };

function aCheck(check = () => Promise.resolve('report')) {
  const [onReport, onError] = [vi.fn(), vi.fn()];
  const work = () => check().then((report) => void onReport(report));
  return { onReport, onError, ask: checkLater(work, onError, PATIENCE) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a check in the background', () => {
  it('waits until the site is up, and later until the page has reloaded', async () => {
    const { ask, onReport } = aCheck();
    ask();
    await wait(999);
    expect(onReport).not.toHaveBeenCalled();
    await wait(1);
    expect(onReport).toHaveBeenCalledExactlyOnceWith('report');
    ask();
    await wait(10);
    expect(onReport).toHaveBeenCalledTimes(2);
  });

  it('merges several requests into one', async () => {
    const { ask, onReport } = aCheck();
    for (let i = 0; i < 5; i++) ask();
    await wait(5000);
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  it('runs again for what was saved in the meantime', async () => {
    const { ask, onReport } = aCheck();
    onReport.mockImplementationOnce(() => ask());
    ask();
    await wait(1000);
    expect(onReport).toHaveBeenCalledTimes(2);
  });

  it('is outdated once another check has been requested', async () => {
    const told: boolean[] = [];
    const ask = checkLater(
      (isOutdated) => {
        if (told.length === 0) ask();
        return Promise.resolve().then(() => void told.push(isOutdated()));
      },
      vi.fn(),
      PATIENCE,
    );
    ask();
    await wait(1000);
    expect(told).toEqual([true, false]);
  });

  it('keeps working after an error', async () => {
    const check = vi.fn(() => Promise.resolve('report'));
    check.mockRejectedValueOnce(new Error('no such file'));
    const { ask, onReport, onError } = aCheck(check);
    ask();
    await wait(1000);
    expect(onError).toHaveBeenCalledTimes(1);
    ask();
    await wait(10);
    expect(onReport).toHaveBeenCalled();
  });
});
