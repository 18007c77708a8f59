import { createResolver, type Page } from 'mdx-source';
import { permalinkOf, readFreshness, readOutline } from 'notes-lint';
import { SHORT_LIVED } from '../../src/notes/readCheckSettings.ts';

/** A note and how soon it should be checked again. */
type Due = {
  readonly file: string;
  /** Last day before it's stale. */
  readonly until: string;
  /** Days until it's stale. */
  readonly term: number;
  readonly isStale: boolean;
  /** Notes that link to it. */
  readonly inbound: number;
};

/** How many other notes link to a note, by its file. */
function countInbound(notes: readonly Page[]): ReadonlyMap<string, number> {
  const pages = notes.map(({ file, frontMatter }) => ({
    file,
    permalink: permalinkOf(file, frontMatter),
  }));
  const resolve = createResolver(pages, '/');
  const linked = notes.flatMap((note, index) => {
    const from = pages[index];
    const files = readOutline(note).references.map(
      ({ url }) => from && resolve(url, from)?.page.file,
    );
    return [...new Set(files)].filter((file) => file && file !== note.file);
  });
  const counts = new Map<string, number>();
  for (const file of linked) if (file) counts.set(file, (counts.get(file) ?? 0) + 1);
  return counts;
}

/** How far into its term a note is; higher if many notes link to it. */
function weigh(due: Due, today: string): number {
  const left = (Date.parse(due.until) - Date.parse(today)) / 86_400_000;
  const age = Math.max(0, due.term - left) / due.term;
  return age * (1 + due.inbound / 4);
}

/**
 * Ranks notes by the cost of a wrong fact: past their term first, then by age and inbound links.
 *
 * @param notes - all of the site's
 * @param today - `YYYY-MM-DD`
 */
export function rankStale(notes: readonly Page[], today: string): Due[] {
  const inbound = countInbound(notes);
  const due = notes.flatMap(({ file, frontMatter }): Due[] => {
    const freshness = readFreshness(file, frontMatter, today, SHORT_LIVED);
    if (!freshness) return [];
    return [{ file, ...freshness, inbound: inbound.get(file) ?? 0 }];
  });
  return due.sort(
    (a, b) => Number(b.isStale) - Number(a.isStale) || weigh(b, today) - weigh(a, today),
  );
}
