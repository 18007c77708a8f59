import { describe, expect, it } from 'vitest';

import { readToday } from '../../src/index.ts';

describe('readToday', () => {
  it('uses the date in NOTES_TODAY', () => {
    expect(readToday({ NOTES_TODAY: '2027-01-01' })).toBe('2027-01-01');
  });

  it.each(['tomorrow', '2026-13-45'])('rejects %s and shows a valid date', (today) => {
    expect(() => readToday({ NOTES_TODAY: today })).toThrow(/NOTES_TODAY=2026-11-20/);
  });
});
