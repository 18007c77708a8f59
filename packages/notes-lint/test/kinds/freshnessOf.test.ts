import { describe, expect, it } from 'vitest';

import { freshnessOf } from '../../src/kinds/freshnessOf.ts';

const SHORT_LIVED = { files: /\/ai\//, days: 90 };
const verified = { last_verified: '2026-01-01' } as const;

describe('freshnessOf', () => {
  it('trusts a concept for 365 days, the last one included', () => {
    const file = 'docs/tech-notes/http/dns.md';
    const front = { ...verified, kind: 'concept' } as const;
    expect(freshnessOf(file, front, '2027-01-01', SHORT_LIVED)).toEqual({
      term: 365,
      until: '2027-01-01',
      isStale: false,
    });
    expect(freshnessOf(file, front, '2027-01-02', SHORT_LIVED)?.isStale).toBe(true);
  });

  it.each(['how-to', 'resource', 'comparison'] as const)(
    'trusts a %s for 180 days',
    (kind) => {
      const front = { ...verified, kind };
      expect(freshnessOf('docs/a.md', front, '2026-06-30', SHORT_LIVED)?.isStale).toBe(
        false,
      );
      expect(freshnessOf('docs/a.md', front, '2026-07-01', SHORT_LIVED)?.isStale).toBe(
        true,
      );
    },
  );

  it("trusts the site's short-lived files for the site's days", () => {
    const front = { ...verified, kind: 'concept' } as const;
    const found = freshnessOf('docs/ai/mcp.md', front, '2026-04-02', SHORT_LIVED);
    expect(found).toMatchObject({ term: 90, isStale: true });
  });

  it('returns nothing for a note without a date', () => {
    expect(
      freshnessOf('docs/a.md', { kind: 'concept' }, '2026-07-01', SHORT_LIVED),
    ).toBeUndefined();
  });
});
