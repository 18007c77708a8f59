import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { checkInBackground } from '../../../src/samples/index.ts';

let cacheFolder: string;
beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'background-'));
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

function aCheck(readNotes: () => never[], patience: { first: number; later: number }) {
  const [onReport, onError] = [vi.fn(), vi.fn()];
  const heard = { readNotes, onReport, onError };
  return {
    onReport,
    onError,
    ask: checkInBackground(heard, { cacheFolder }, patience),
  };
}

const atOnce = { first: 1, later: 1 };

describe('a check in the background', () => {
  it('waits for the site to be up, and after that only for the page', async () => {
    const readNotes = vi.fn(() => []);
    const { ask, onReport } = aCheck(readNotes, { first: 200, later: 1 });
    const started = performance.now();
    ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalledTimes(1));
    expect(performance.now() - started).toBeGreaterThan(190);
    await vi.waitFor(() => {
      ask();
      expect(onReport.mock.calls.length).toBeGreaterThan(1);
    });
  });

  it('counts several requests as one', async () => {
    const { ask, onReport } = aCheck(() => [], { first: 20, later: 20 });
    for (let i = 0; i < 5; i++) ask();
    await vi.waitFor(() => expect(onReport).toHaveBeenCalled());
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(onReport).toHaveBeenCalledTimes(1);
  });

  it('goes on after a note vanished while it was read', async () => {
    const readNotes = vi.fn((): never[] => {
      if (readNotes.mock.calls.length === 1) throw new Error('no such file');
      return [];
    });
    const { ask, onReport, onError } = aCheck(readNotes, atOnce);
    ask();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => {
      ask();
      expect(onReport).toHaveBeenCalled();
    });
  });
});
