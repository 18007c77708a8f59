import { describe, expect, it } from 'vitest';

import { guessPlanned, PLAN } from '../../../src/plan/plan.ts';
import { readRoutes } from '../../support/routes.ts';

describe('the plan of notes', () => {
  it('has a note for every file of the table of routes', () => {
    const planned = PLAN.map(({ file }) => file).sort();
    const routed = readRoutes()
      .map(({ source }) => source)
      .filter((source) => /\.mdx?$/.test(source))
      .sort();
    expect(planned).toEqual(routed);
  });

  it('has titles that are valid in front matter', () => {
    expect(PLAN.filter(({ title }) => title.length > 70)).toEqual([]);
  });

  it('does not suggest one short name for another', () => {
    expect(guessPlanned('docs/tech-notes/git/小工具.md')).toBeUndefined();
    expect(guessPlanned('docs/tech-notes/http/dsn.md')).toBe(
      'docs/tech-notes/http/dns.md',
    );
  });
});
