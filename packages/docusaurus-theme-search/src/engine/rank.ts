/** How well a note matches a query, either by its title and headings or by its text. */
export type NoteHit = {
  /** Higher is better; an exact title match is above 1, text at most 1. */
  readonly score: number;
  /** Its matching sections, best first; 0 is what comes before the first heading. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** Statistics about a word of the query across all notes' texts. */
export type WordFacts = {
  /** Higher for rarer words. */
  readonly weight: number;
  /** Whether a text contains it as typed; then it's not a typo. */
  readonly isExact: boolean;
  /**
   * Whether no text contains it or a word that begins with it, so that similar words were
   * searched for.
   */
  readonly isMistyped: boolean;
};

/** Matching notes by index. */
export type NoteHits = ReadonlyMap<number, NoteHit>;

/** A note that was found. */
export type Hit = {
  /** Its index among all notes. */
  readonly note: number;
  readonly score: number;
  /** The best matching sections; 0 is what comes before the first heading. */
  readonly sections: readonly number[];
};

/** Maximum number of sections shown per note. */
const MOST_SECTIONS = 3;

function chooseSections(hits: readonly NoteHit[]): number[] {
  const scores = new Map<number, number>();
  for (const { section, score } of hits.flatMap(({ sections }) => sections)) {
    scores.set(section, (scores.get(section) ?? 0) + score);
  }
  const best = Math.max(0, ...scores.values());
  return [...scores]
    .filter(([, score]) => score >= best * 0.6)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_SECTIONS)
    .map(([section]) => section);
}

/**
 * Merges the matches in titles and in texts into one ranking.
 *
 * @param found - matches by title, topics and headings, and by text once that's loaded
 * @returns notes, best first
 */
export function rank(...found: readonly NoteHits[]): Hit[] {
  const notes = new Set(found.flatMap((hits) => [...hits.keys()]));
  return [...notes]
    .map((note) => {
      const hits = found.flatMap((own) => own.get(note) ?? []);
      const score = hits.reduce((sum, hit) => sum + hit.score, 0);
      return { note, score, sections: chooseSections(hits) };
    })
    .sort((a, b) => b.score - a.score || a.note - b.note);
}
