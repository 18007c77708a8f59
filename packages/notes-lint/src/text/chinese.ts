import { lintFor } from 'autocorrect-node';

/** A span within a line with wrong spacing or punctuation for Chinese. */
export type Correction = {
  /** Line of the text, 1-based. */
  readonly line: number;
  /** Column, 1-based. */
  readonly column: number;
  readonly old: string;
  readonly right: string;
};

/**
 * Finds wrong spacing between Han and Latin, and wrong full-width punctuation, in
 * Markdown.
 */
export function findCorrections(markdown: string): Correction[] {
  return lintFor(markdown, 'note.md').lines.map(({ l, c, old, new: right }) => ({
    line: l,
    column: c,
    old,
    right,
  }));
}

/**
 * The most frequent traditional characters that simplified Chinese doesn't use. Limited
 * to characters that simplification changed, so that none is correct in both.
 */
const TRADITIONAL =
  /[這個們來時說國會對學開關點樣裡無與動過還進經為從當發長問間見現實種應該讓認識覺結構數據書錢買賣聽讀寫話語質習維議體頭業產東車門風飛馬龍點節單據處]/gu;

/** The traditional characters in a text, without duplicates. */
export function findTraditional(text: string): string[] {
  return [...new Set(text.match(TRADITIONAL) ?? [])];
}
