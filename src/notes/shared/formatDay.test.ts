import { describe, expect, it } from 'vitest';

import { formatDay } from './formatDay.ts';

describe('a date', () => {
  it('is written day first, with a short month', () => {
    expect(formatDay('2026-09-09')).toBe('9 Sep 2026');
  });

  it('has no year if the heading above has it', () => {
    expect(formatDay('2026-09-09', 'below year')).toBe('9 Sep');
  });

  it('is in UTC, whatever the time', () => {
    expect(formatDay('2026-11-21T23:59:00.000Z')).toBe('21 Nov 2026');
  });
});
