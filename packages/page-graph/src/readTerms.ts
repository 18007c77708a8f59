import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visitParents } from 'unist-util-visit-parents';

/** A word of a page, including the forms that `readTerms` treats as the same word. */
export type Term = {
  /** How often the page contains it; occurrences in headings count for more. */
  readonly count: number;
  /** As written, in lower case if the page writes it that way anywhere. */
  readonly word: string;
  /** Whether the title, description, topics or headings contain it: then the page is about it. */
  readonly isSubject: boolean;
};

export type Terms = ReadonlyMap<string, Term>;

/** How much more a word in a heading says about a page than one in its text. */
const HEADING = 3;

const isLatin = /^[\p{Script=Latin}\p{N}]/u;

/** Plurals, but not `https`, `class`, `redis`, `status`. */
const PLURAL = /^(?!https$)(.{3,}[^siu])s$/u;

/**
 * Counts the words in a page's headings and text. Leaves out code, because all pages about a language
 * share its keywords.
 *
 * @param about - title, description and topics of the page
 * @param lang - BCP 47; Chinese is segmented into words
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
