import { describe, expect, it, vi } from 'vitest';

import { checkLater } from '../../../../src/plugins/check-notes/checkLater.ts';

const atOnce = { first: 1, later: 1 };

function aCheck(check: () => Promise<string>, patience = atOnce) {
  const [onReport, onError] = [vi.fn(), vi.fn()];
  const work = () => check().then((report) => void onReport(report));
  return { onReport, onError, ask: checkLater(work, onError, patience) };
}

describe('a check in the background', () => {
  it('waits for the site to be up, and after that only for the page', async () => {
    const patience = { first: 1000, later: 1 };
    const { ask, onReport } = aCheck(() => Promise.resolve('report'), patience);
    const started = performance.now();
    ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalledExactlyOnceWith('report'), {
      timeout: 10_000,
    });
    expect(performance.now() - started).toBeGreaterThan(990);
    ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalledTimes(2), { timeout: 900 });
  });

  it('counts several requests as one', async () => {
    const { ask, onReport } = aCheck(() => Promise.resolve('report'));
    for (let i = 0; i < 5; i++) ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  it('begins anew for what was saved meanwhile', async () => {
    const { ask, onReport } = aCheck(() => Promise.resolve('report'));
    onReport.mockImplementationOnce(() => ask());
    ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalledTimes(2));
  });

  it('goes on after an error', async () => {
    const check = vi.fn(() => Promise.resolve('report'));
    check.mockRejectedValueOnce(new Error('no such file'));
    const { ask, onReport, onError } = aCheck(check);
    ask();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      ask();
      expect(onReport).toHaveBeenCalled();
    });
  });
});
