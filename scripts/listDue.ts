import type { Page } from 'mdx-source';
import { freshnessOf } from 'notes-lint';
import { SHORT_LIVED } from '../src/notes/checkSettings.ts';

/**
 * Lists the notes that say when they were verified, those that go stale first at the top.
 *
 * @param today - `YYYY-MM-DD`
 */
export function listDue(notes: readonly Page[], today: string) {
  return notes
    .flatMap(({ file, frontMatter }) => {
      const freshness = freshnessOf(file, frontMatter, today, SHORT_LIVED);
      return freshness ? [{ file, ...freshness }] : [];
    })
    .sort((a, b) => a.until.localeCompare(b.until));
}
