import { lintFor } from 'autocorrect-node';

/** A stretch of one line that is spaced or punctuated otherwise than Chinese is. */
export type Correction = {
  /** Line of the text, from 1. */
  readonly line: number;
  /** Column, from 1. */
  readonly column: number;
  readonly old: string;
  readonly right: string;
};

/** Finds where spaces between Han and Latin, or full-width punctuation, are amiss in Markdown. */
export function findCorrections(markdown: string): Correction[] {
  return lintFor(markdown, 'note.md').lines.map(({ l, c, old, new: right }) => ({
    line: l,
    column: c,
    old,
    right,
  }));
}

/**
 * Characters of traditional Chinese that simplified text does not use, the most frequent ones.
 * Chosen where simplification changed the character, so that none of them is right in both.
 */
const TRADITIONAL =
  /[這個們來時說國會對學開關點樣裡無與動過還進經為從當發長問間見現實種應該讓認識覺結構數據書錢買賣聽讀寫話語質習維議體頭業產東車門風飛馬龍點節單據處]/gu;

/** Traditional characters in a text, each once. */
export function findTraditional(text: string): string[] {
  return [...new Set(text.match(TRADITIONAL) ?? [])];
}
