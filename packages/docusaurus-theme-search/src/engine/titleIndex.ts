import MiniSearch from 'minisearch';

import { headingText, type SearchHeadings, type SearchNotes } from '../data.ts';
import { isNear, tolerance } from './distance.ts';
import type { NoteHit, NoteHits, WordFacts } from './rank.ts';
import { baseOf, isFormOf, isHan, tokenize } from './tokenize.ts';
import { BEGUN, FIELDS, FORM, MISTYPED, NAMES } from './weights.ts';

function createIndex({ notes }: SearchNotes, { headings }: SearchHeadings) {
  const index = new MiniSearch({
    fields: ['title', 'aliases', 'topics', 'headings', 'path'],
    tokenize,
    processTerm: (word) => word,
    searchOptions: {
      boost: FIELDS,
      prefix: (word) => isHan(word) || word.length > 1,
    },
  });
  index.addAll(
    notes.map(({ title, aliases = [], topics = [], path }, id) => ({
      id,
      title,
      aliases: aliases.join(' '),
      topics: topics.join(' '),
      headings: (headings[id] ?? []).map(headingText).join(' '),
      path: path.replace(/^docs\//, ''),
    })),
  );
  return index;
}

/**
 * How well a note's words match a word of the query: exactly, in another form, as a
 * prefix, or with typos.
 */
function quality(word: string, found: readonly string[]): number {
  if (found.includes(word)) return 1;
  const base = baseOf(word);
  if (base && found.some((other) => isFormOf(base, other))) return FORM;
  const begun = found.filter((other) => other.startsWith(word));
  if (begun.length > 0) {
    const shortest = Math.min(...begun.map(({ length }) => length));
    const [base, part] = BEGUN.inNames;
    return base + (part * word.length) / shortest;
  }
  return found.length > 0 ? MISTYPED.inNames : 0;
}

/** A word of the query with its weight, and the note's words that match it. */
type Met = {
  readonly word: string;
  readonly weight: number;
  readonly terms: readonly string[];
};

function meet(
  word: string,
  { weight, isExact }: WordFacts,
  terms: readonly string[],
): Met {
  const base = baseOf(word) ?? word;
  const isMet = (term: string) =>
    term.startsWith(word) || isFormOf(base, term) || (!isExact && isNear(word, term));
  return { word, weight, terms: terms.filter(isMet) };
}

/**
 * The fraction of the query that a text covers, and the fraction of the text that the
 * query covers.
 */
function cover(query: readonly Met[], text: readonly string[]) {
  const own = query.map(({ word, weight, terms }) => ({
    word,
    weight,
    terms: terms.filter((term) => text.includes(term)),
  }));
  const asked = own.reduce(
    (sum, { word, weight, terms }) => sum + weight * quality(word, terms),
    0,
  );
  const total = query.reduce((sum, { weight }) => sum + weight, 0);
  const said = text.filter((word) =>
    own.some(({ terms }) => terms.includes(word)),
  ).length;
  return { asked: asked / total, said: said / Math.max(1, text.length) };
}

/** Statistics for a word while the text index isn't loaded. */
const UNKNOWN: WordFacts = { weight: 1, isExact: false, isMistyped: false };

/** The tokenised titles and aliases of a note, and its headings. */
type Names = { readonly titles: string[][]; readonly headings: string[][] };

function scoreNote(
  { titles, headings }: Names,
  query: readonly Met[],
  share: number,
): NoteHit {
  const inTitle = titles.map((title) => {
    const { asked, said } = cover(query, title);
    return asked * (0.5 + 0.5 * said);
  });
  const sections = headings
    .map((heading, place) => {
      const { asked, said } = cover(query, heading);
      return { section: place + 1, score: asked ** 2 * (0.6 + 0.4 * said) };
    })
    .filter(({ score }) => score > 0.3)
    .sort((a, b) => b.score - a.score);
  const anywhere = cover(
    query,
    query.flatMap(({ terms }) => terms),
  );
  const score =
    NAMES.title * Math.max(0, ...inTitle) +
    NAMES.heading * (sections[0]?.score ?? 0) +
    NAMES.anywhere * anywhere.asked ** 2 * share;
  return { score, sections };
}

/**
 * Creates the index of titles, headings and topics, which finds notes by the words of a
 * query. Tolerates typos in words that no text contains.
 *
 * @param notes - all notes
 * @param headings - the headings of each note; without them, only titles and topics are
 *   indexed
 */
export function createTitleIndex(notes: SearchNotes, headings: SearchHeadings) {
  const index = createIndex(notes, headings);
  const names = notes.notes.map(({ title, aliases = [] }, note) => ({
    titles: [title, ...aliases].map(tokenize),
    headings: (headings.headings[note] ?? []).map((heading) =>
      tokenize(headingText(heading)),
    ),
  }));
  return (query: string, facts?: ReadonlyMap<string, WordFacts>): NoteHits => {
    const factsOf = (word: string) => facts?.get(word) ?? UNKNOWN;
    const words = [...new Set(tokenize(query))];
    const results = index.search(query, {
      fuzzy: (word) => !factsOf(word).isExact && tolerance(word),
    });
    const most = results[0]?.score ?? 1;
    return new Map(
      results.map(({ id, score, terms }) => {
        const met = words.map((word) => meet(word, factsOf(word), terms));
        const own = names[Number(id)] ?? { titles: [], headings: [] };
        return [Number(id), scoreNote(own, met, score / most)];
      }),
    );
  };
}
