import type { TextHit } from './textIndex.ts';
import type { TitleHit } from './titleIndex.ts';

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

type Scores = Map<number, number>;

function addSections(
  scores: Scores,
  sections: readonly { readonly section: number; readonly score: number }[] = [],
): void {
  for (const { section, score } of sections) {
    scores.set(section, (scores.get(section) ?? 0) + score);
  }
}

function chooseSections(title?: TitleHit, text?: TextHit): number[] {
  const scores: Scores = new Map();
  addSections(scores, title?.sections);
  addSections(scores, text?.sections);
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
 * @param titles - notes by title, topics and headings
 * @param texts - notes by text; nothing as long as it is not loaded
 * @returns notes, best first
 */
export function rank(
  titles: ReadonlyMap<number, TitleHit>,
  texts?: ReadonlyMap<number, TextHit>,
): Hit[] {
  const notes = new Set([...titles.keys(), ...(texts?.keys() ?? [])]);
  return [...notes]
    .map((note) => {
      const [title, text] = [titles.get(note), texts?.get(note)];
      return {
        note,
        score: (title?.score ?? 0) + (text?.score ?? 0),
        sections: chooseSections(title, text),
      };
    })
    .sort((a, b) => b.score - a.score || a.note - b.note);
}
