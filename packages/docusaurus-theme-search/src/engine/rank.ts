/** How well a note fits a query: by its names, or by its text. */
export type NoteHit = {
  /** More is better; an exact title is above 1, text at most 1. */
  readonly score: number;
  /** Its sections with words of the query, best first; 0 is what stands before the first heading. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** What the text of all notes tells of a word of a query. */
export type WordFacts = {
  /** The rarer it is, the more. */
  readonly weight: number;
  /** Whether a text has it as it was typed; then it's no error for another word. */
  readonly isExact: boolean;
  /** Whether no text has it or a word that begins with it, and others were taken for it. */
  readonly isMistyped: boolean;
};

/** Notes that fit, by their place among all notes. */
export type NoteHits = ReadonlyMap<number, NoteHit>;

/** A note that was found. */
export type Hit = {
  /** Its place among all notes. */
  readonly note: number;
  readonly score: number;
  /** Sections that fit best, 0 for what stands before the first heading. */
  readonly sections: readonly number[];
};

/** Sections that a note is shown with. */
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
 * Puts what titles and what texts have found into one order.
 *
 * @param found - notes by title, topics and headings; by text, once that is loaded
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
