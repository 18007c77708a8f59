import SearchableMap from 'minisearch/SearchableMap';

import { headingText, type SearchHeadings, type SearchPages } from '../data.ts';
import type { PageHits, QueryWord } from './hits.ts';
import { tokenize } from './tokenize.ts';
import { grow, MIN_HEADING_SCORE, NAMES } from '../weights.ts';

const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);

/** How well a text matches: the fraction of the query, and the fraction of the text that matches. */
function measureCoverage(query: readonly QueryWord[], text: readonly string[]) {
  const weights = query.map(({ weight, terms }) => {
    const matches = text.map((term) => terms.get(term) ?? 0);
    return weight * Math.max(0, ...matches);
  });
  const covered = text.filter((term) => query.some(({ terms }) => terms.has(term)));
  return {
    matched: sum(weights) / sum(query.map(({ weight }) => weight)),
    covered: covered.length / Math.max(1, text.length),
  };
}

/** The words of a page's names. */
type Names = {
  readonly titles: readonly string[][];
  readonly headings: readonly string[][];
  /** The words of the names, topics and path. */
  readonly words: readonly string[];
};

function listNames({ pages }: SearchPages, { headings }: SearchHeadings): Names[] {
  return pages.map(({ title, aliases = [], topics = [], path }, page) => {
    const titles = [title, ...aliases].map(tokenize);
    const headingWords = (headings[page] ?? []).map(headingText).map(tokenize);
    const rest = tokenize([...topics, path.replace(/^docs\//, '')].join(' '));
    const words = [...new Set([...titles.flat(), ...headingWords.flat(), ...rest])];
    return { titles, headings: headingWords, words };
  });
}

function scoreNames({ titles, headings, words }: Names, query: readonly QueryWord[]) {
  const inTitle = titles.map((title) => {
    const { matched, covered } = measureCoverage(query, title);
    return matched * grow('title', covered);
  });
  const sections = headings
    .map((heading, index) => {
      const { matched, covered } = measureCoverage(query, heading);
      return { section: index + 1, score: matched ** 2 * grow('heading', covered) };
    })
    .filter(({ score }) => score > MIN_HEADING_SCORE)
    .sort((a, b) => b.score - a.score);
  const score =
    NAMES.title * Math.max(0, ...inTitle) +
    NAMES.heading * (sections[0]?.score ?? 0) +
    NAMES.anywhere * measureCoverage(query, words).matched ** 2;
  return { score, sections };
}

/**
 * The names of all pages: titles, aliases, topics, paths and headings.
 *
 * @param pages - all pages
 * @param headings - the headings of each page
 * @returns the words in them, and a function that scores pages by how well these match a query
 */
export function indexNames(pages: SearchPages, headings: SearchHeadings) {
  const names = listNames(pages, headings);
  const words = names.flatMap((pageNames) => pageNames.words);
  return {
    words: SearchableMap.from(words.map((word) => [word, true])),
    score: (query: readonly QueryWord[]): PageHits =>
      new Map(
        names
          .map((pageNames, page) => [page, scoreNames(pageNames, query)] as const)
          .filter(([, { score }]) => score > 0),
      ),
  };
}
