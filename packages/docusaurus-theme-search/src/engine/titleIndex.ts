import MiniSearch from 'minisearch';

import { textOf, type SearchHeadings, type SearchNotes } from '../data.ts';
import { isNear, tolerance } from './distance.ts';
import type { NoteHit, NoteHits } from './rank.ts';
import { isHan, tokenize } from './tokenize.ts';
import { BEGUN, FIELDS, MISTYPED, NAMES } from './weights.ts';

function createIndex({ notes }: SearchNotes, { headings }: SearchHeadings) {
  const index = new MiniSearch({
    fields: ['title', 'topics', 'headings', 'path'],
    tokenize,
    processTerm: (word) => word,
    searchOptions: {
      boost: FIELDS,
      prefix: (word) => isHan(word) || word.length > 1,
      fuzzy: tolerance,
    },
  });
  index.addAll(
    notes.map(({ title, topics = [], path }, id) => ({
      id,
      title,
      topics: topics.join(' '),
      headings: (headings[id] ?? []).map(textOf).join(' '),
      path: path.replace(/^docs\//, ''),
    })),
  );
  return index;
}

/** How well a word of a query is met by words of a note: exactly, as a beginning, with an error. */
function quality(word: string, found: readonly string[]): number {
  if (found.includes(word)) return 1;
  const begun = found.filter((other) => other.startsWith(word));
  if (begun.length > 0) {
    const shortest = Math.min(...begun.map(({ length }) => length));
    const [base, part] = BEGUN.inNames;
    return base + (part * word.length) / shortest;
  }
  return found.length > 0 ? MISTYPED.inNames : 0;
}

/** A word of a query, with the words of the note that were found for it. */
type Met = { readonly word: string; readonly terms: readonly string[] };

function meet(word: string, terms: readonly string[]): Met {
  const isMet = (term: string) =>
    term === word || term.startsWith(word) || isNear(word, term);
  return { word, terms: terms.filter(isMet) };
}

/** Part of a query's words that a text has, and part of the text that they are. */
function cover(query: readonly Met[], text: readonly string[]) {
  const own = query.map(({ word, terms }) => ({
    word,
    terms: terms.filter((term) => text.includes(term)),
  }));
  const asked = own.reduce((sum, { word, terms }) => sum + quality(word, terms), 0);
  const said = text.filter((word) =>
    own.some(({ terms }) => terms.includes(word)),
  ).length;
  return { asked: asked / query.length, said: said / Math.max(1, text.length) };
}

/** The words of a note's title and of its headings. */
type Names = { readonly title: string[]; readonly headings: string[][] };

function scoreNote(
  { title, headings }: Names,
  query: readonly Met[],
  share: number,
): NoteHit {
  const inTitle = cover(query, title);
  const sections = headings
    .map((heading, place) => {
      const { asked, said } = cover(query, heading);
      return { section: place + 1, score: asked * (0.6 + 0.4 * said) };
    })
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score);
  const anywhere = cover(
    query,
    query.flatMap(({ terms }) => terms),
  );
  const score =
    NAMES.title * inTitle.asked * (0.5 + 0.5 * inTitle.said) +
    NAMES.heading * (sections[0]?.score ?? 0) +
    NAMES.anywhere * anywhere.asked * share;
  return { score, sections };
}

/**
 * Makes the index of titles, headings and topics, which finds notes by the words of a query; it
 * forgives typing errors.
 *
 * @param notes - all notes
 * @param headings - of each of them; without any the index is that of titles and topics
 */
export function createTitleIndex(notes: SearchNotes, headings: SearchHeadings) {
  const index = createIndex(notes, headings);
  const names = notes.notes.map(({ title }, note) => ({
    title: tokenize(title),
    headings: (headings.headings[note] ?? []).map((heading) => tokenize(textOf(heading))),
  }));
  return (query: string): NoteHits => {
    const words = [...new Set(tokenize(query))];
    const results = index.search(query);
    const most = results[0]?.score ?? 1;
    return new Map(
      results.map(({ id, score, terms }) => {
        const met = words.map((word) => meet(word, terms));
        const own = names[Number(id)] ?? { title: [], headings: [] };
        return [Number(id), scoreNote(own, met, score / most)];
      }),
    );
  };
}
