import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visitParents } from 'unist-util-visit-parents';

import { toSingular } from 'mdx-source';

/** A word of a page, including the forms that `readTerms` treats as the same word. */
type Term = {
  /** How often the page contains it; occurrences in headings count for more. */
  readonly count: number;
  /** How often the page writes which form of it. */
  readonly forms: ReadonlyMap<string, number>;
  /**
   * How much the page is about it: 2 for a word of its title, description or topics, 1 for one of its
   * headings, 0 for one that only its text contains.
   */
  readonly rank: number;
};

export type Terms = ReadonlyMap<string, Term>;

/** How much more a word in a heading says about a page than one in its text. */
const HEADING_WEIGHT = 3;

const isLatin = /^[\p{Script=Latin}\p{N}]/u;

/** Numbers and contractions, which say nothing about a page. */
const MEANINGLESS = /^[\d.,]+$|['’](?:t|re|ve|ll|d|m)$/;

/** Lists the headings of a page, as text. */
export function listHeadings(tree: Root): string[] {
  const headings: string[] = [];
  visitParents(tree, 'heading', (node) => void headings.push(toString(node)));
  return headings;
}

/**
 * Counts the words in a page's headings and text. Leaves out code, because all pages about a language
 * share its keywords.
 *
 * @param about - title, description and topics of the page
 * @param lang - BCP 47; Chinese is segmented into words
 * @param isCommonHeading - whether a heading is one that many pages have, so that it says nothing about this one
 */
export function readTerms(
  about: string,
  tree: Root,
  lang: string,
  isCommonHeading: (heading: string) => boolean,
): Terms {
  const terms = new Map<string, Term>();
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const read = (text: string, rank: number) => {
    for (const { segment, isWordLike } of segmenter.segment(text)) {
      const word = segment.replace(/['’]s?$/, '');
      if (!isWordLike || word.length < 2 || MEANINGLESS.test(word)) continue;
      const small = word.toLowerCase();
      const term = isLatin.test(word) ? toSingular(small) : word;
      const counted = terms.get(term);
      terms.set(term, {
        count: (counted?.count ?? 0) + (rank > 0 ? HEADING_WEIGHT : 1),
        forms: new Map(counted?.forms).set(word, (counted?.forms.get(word) ?? 0) + 1),
        rank: Math.max(rank, counted?.rank ?? 0),
      });
    }
  };
  read(about, 2);
  visitParents(tree, ({ type, ...node }) => {
    if (type === 'code') return SKIP;
    if (type !== 'heading' && type !== 'paragraph' && type !== 'tableCell')
      return undefined;
    const text = toString(node);
    if (type !== 'heading') read(text, 0);
    else if (!isCommonHeading(text)) read(text, 1);
    return SKIP;
  });
  return terms;
}
