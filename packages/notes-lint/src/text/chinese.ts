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

/** A bare URL, and the space that keeps the punctuation behind it out of the link. */
const BARE_URL =
  /(?<![(<"=])https?:\/\/[^\s\p{sc=Han}，。；：！？、（）「」]*(?: (?=[，。；：！？、]))?/gu;
const STAND_IN = 'q';
const STOOD_IN = new RegExp(`${STAND_IN}{8,}`, 'g');

/**
 * Finds wrong spacing between Han and Latin, and wrong full-width punctuation, in
 * Markdown. URLs are left as they are.
 */
export function findCorrections(markdown: string): Correction[] {
  const masked = markdown.replace(BARE_URL, (url) => STAND_IN.repeat(url.length));
  const lines = markdown.split('\n');
  const maskedLines = masked.split('\n');
  return lintFor(masked, 'note.md').lines.map(({ l, c, old, new: right }) => {
    const start = (maskedLines[l - 1] ?? '').indexOf(old, c - 1);
    const own = (lines[l - 1] ?? '').slice(start, start + old.length);
    const urls = own.match(BARE_URL) ?? [];
    const restored = right
      .replace(STOOD_IN, () => urls.shift() ?? '')
      .replace(/(?<=\p{sc=Han} )\+(?=\d)/gu, '+ ');
    return { line: l, column: c, old: own, right: restored };
  });
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
