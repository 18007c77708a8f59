import { type Freshness, type Note, readFreshness } from './note/index.ts';

/** A note past its term. */
export type StaleNote = Freshness & Pick<Note, 'file'>;

/**
 * The notes past their term, the longest overdue first.
 *
 * @param today - `YYYY-MM-DD`
 */
export function listStale(notes: readonly Note[], today: string): StaleNote[] {
  const stale = notes.flatMap(({ file, frontMatter }) => {
    const freshness = readFreshness(file, frontMatter, today);
    return freshness?.isStale ? [{ file, ...freshness }] : [];
  });
  return stale.sort((a, b) => a.until.localeCompare(b.until));
}
