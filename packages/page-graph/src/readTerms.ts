import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visitParents } from 'unist-util-visit-parents';

/** A word of a page, under what `readTerms` takes for the same word. */
export type Term = {
  /** How often the page says it; in a heading it counts for more. */
  readonly count: number;
  /** As it's written, in small letters where the page writes it so. */
  readonly word: string;
  /** Whether its title, description, topics or headings say it, so that the page is about it. */
  readonly isSubject: boolean;
};

export type Terms = ReadonlyMap<string, Term>;

/** A word of a heading says more about a page than one of its text. */
const HEADING = 3;

const isLatin = /^[\p{Script=Latin}\p{N}]/u;

/** Plurals, but not `https`, `class`, `redis`, `status`. */
const PLURAL = /^(?!https$)(.{3,}[^siu])s$/u;

/**
 * Counts the words of a page's headings and text. Code is left out, since all pages about a
 * language share its keywords.
 *
 * @param about - title, description and topics of the page
 * @param lang - BCP 47; Chinese is split into its words
 */
export function readTerms(about: string, tree: Root, lang: string): Terms {
  const terms = new Map<string, Term>();
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const read = (text: string, isSubject: boolean) => {
    for (const { segment, isWordLike } of segmenter.segment(text)) {
      const word = segment.replace(/['’]s?$/, '');
      const small = word.toLowerCase();
      if (!isWordLike || word.length < 2 || /^[\d.,]+$/.test(word)) continue;
      const term = isLatin.test(word) ? small.replace(PLURAL, '$1') : word;
      const known = terms.get(term);
      terms.set(term, {
        count: (known?.count ?? 0) + (isSubject ? HEADING : 1),
        word: known && word !== small ? known.word : word,
        isSubject: isSubject || known?.isSubject === true,
      });
    }
  };
  read(about, true);
  visitParents(tree, ({ type, ...node }) => {
    if (type === 'code') return SKIP;
    if (type !== 'heading' && type !== 'paragraph' && type !== 'tableCell')
      return undefined;
    read(toString(node), type === 'heading');
    return SKIP;
  });
  return terms;
}
