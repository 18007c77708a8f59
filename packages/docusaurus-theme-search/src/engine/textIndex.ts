import { partFile, type IndexPart, type SearchHeadings } from '../data.ts';
import { distance } from './distance.ts';
import type { NoteHit, NoteHits, WordFacts } from './rank.ts';
import { baseOf, isFormOf, isHan, tokenize } from './tokenize.ts';
import { BEGUN, FORM, MISTYPED, TEXT } from './weights.ts';

/** Reads a file of the index, relative to its edition's folder. */
export type ReadFile = <T>(file: string) => Promise<T>;

/** Maximum number of parts to load for a prefix. */
const MOST_PARTS = 2;

/** The parts that may contain a word, or words that begin with it. */
function findParts(parts: readonly string[], word: string, isBegun: boolean): number[] {
  const last = isBegun ? `${word}\uffff` : word;
  const from = Math.max(
    0,
    parts.findLastIndex((first) => first <= word),
  );
  const to = parts.findLastIndex((first) => first <= last);
  const places = parts.map((_, place) => place);
  return places.slice(from, to + 1).slice(0, MOST_PARTS);
}

/** A word in fewer sections than this also matches its other forms. */
const RARE = 4;

/** How often a word occurs in each section. */
type Places = ReadonlyMap<number, number>;

function decode(postings: readonly number[]): [section: number, count: number][] {
  const places: [number, number][] = [];
  let section = -1;
  for (let at = 0; at < postings.length; at += 1) {
    const step = postings[at] ?? 0;
    section += Math.abs(step);
    places.push([section, step < 0 ? (postings[(at += 1)] ?? 1) : 1]);
  }
  return places;
}

type Words = readonly [word: string, weight: number];

/**
 * The indexed words that match a word of the query: the word itself, then words that
 * begin with it, then other forms of it, then similar words.
 */
function choose(word: string, part: IndexPart, isBegun: boolean): Words[] {
  const all = Object.keys(part);
  const exact: Words[] = Object.hasOwn(part, word) ? [[word, 1]] : [];
  const base = baseOf(word);
  const forms = all
    .filter((other) => base && other !== word && isFormOf(base, other))
    .map((other): Words => [other, FORM]);
  const [begin, share] = BEGUN.inText;
  const begun = all
    .filter((other) => other !== word && other.startsWith(word))
    .map((other): Words => [other, begin + (share * word.length) / other.length]);
  const isRare = decode(part[word] ?? []).length < RARE;
  if (exact.length > 0) return [...exact, ...(isBegun ? begun : isRare ? forms : [])];
  if (begun.length > 0) return begun;
  if (forms.length > 0) return forms;
  if (isHan(word) || word.length < 4) return [];
  const most = word.length < 8 ? 1 : 2;
  return all
    .filter((other) => distance(word, other, most) <= most)
    .map((other): Words => [other, MISTYPED.inText]);
}

type Choice = { readonly part: IndexPart; readonly words: Words[] };

function collect(choices: readonly Choice[]): Places {
  const places = new Map<number, number>();
  for (const { part, words } of choices) {
    for (const [other, weight] of words) {
      for (const [section, count] of decode(part[other] ?? [])) {
        places.set(section, (places.get(section) ?? 0) + weight * count);
      }
    }
  }
  return places;
}

const saturate = (count: number) => count / (count + 1.2);

/** A word of the query with where it occurs and its weight. */
type Weighed = WordFacts & { readonly word: string; readonly places: Places };

const sumWeights = (words: readonly Weighed[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0);

function scoreSections(words: readonly Weighed[], total: number): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { places, weight } of words) {
    for (const [section, count] of places) {
      const own = (weight / total) * (0.7 + 0.3 * saturate(count));
      scores.set(section, (scores.get(section) ?? 0) + own);
    }
  }
  return scores;
}

/** The text matches for a query, and statistics about its words. */
export type TextHits = {
  readonly hits: NoteHits;
  readonly facts: ReadonlyMap<string, WordFacts>;
};

type Section = {
  readonly number: number;
  readonly section: number;
  readonly score: number;
};

function scoreNote(
  sections: readonly Section[],
  words: readonly Weighed[],
  total: number,
): NoteHit {
  const has = ({ places }: Weighed) => sections.some(({ number }) => places.has(number));
  const cover = sumWeights(words.filter(has)) / total;
  const best = sections[0]?.score ?? 0;
  const more = saturate(sections.length - 1);
  const score = TEXT.anywhere * cover + TEXT.section * best + TEXT.more * cover * more;
  return { score, sections };
}

/**
 * Creates the text index, which finds notes by their words and scores them from 0 to 1.
 * The parts that a query needs are loaded on demand, each once.
 *
 * @param data - headings of all notes, and the first word of each part
 * @param read - reads a file of the index
 */
export function createTextIndex(data: SearchHeadings, read: ReadFile) {
  const sections = data.headings.flatMap((own, note) =>
    ['', ...own].map((_, section) => ({ note, section })),
  );
  const loaded = new Map<number, Promise<IndexPart>>();
  const load = (part: number) => {
    const promise = loaded.get(part) ?? read<IndexPart>(partFile(part));
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part)); // the next query tries again
    return promise;
  };

  async function weigh(word: string, isLast: boolean): Promise<Weighed> {
    // A single Chinese character is the beginning of a pair; any other word except the
    // last is taken to be complete.
    const isBegun = isHan(word) ? [...word].length === 1 : isLast && word.length > 1;
    const base = baseOf(word);
    const places = new Set([
      ...findParts(data.parts, word, isBegun),
      ...(base ? findParts(data.parts, base, true) : []),
    ]);
    const parts = await Promise.all([...places].map(load));
    const choices = parts.map((part) => ({ part, words: choose(word, part, isBegun) }));
    const taken = choices.flatMap(({ words }) => words);
    const found = collect(choices);
    const weight = Math.log(1 + sections.length / (found.size + 0.5));
    const isExact = parts.some((part) => Object.hasOwn(part, word));
    const isMistyped =
      taken.length > 0 && taken.every(([, own]) => own === MISTYPED.inText);
    return { word, places: found, weight, isExact, isMistyped };
  }

  return async (query: string): Promise<TextHits> => {
    const words = [...new Set(tokenize(query))];
    const weighed = await Promise.all(
      words.map((word, place) => weigh(word, place === words.length - 1)),
    );
    const total = sumWeights(weighed) || 1;
    const notes = new Map<number, Section[]>();
    const scores = [...scoreSections(weighed, total)].sort(([, a], [, b]) => b - a);
    for (const [number, score] of scores) {
      const { note = 0, section = 0 } = sections[number] ?? {};
      notes.set(note, [...(notes.get(note) ?? []), { number, section, score }]);
    }
    const hits = new Map(
      [...notes].map(([note, own]) => [note, scoreNote(own, weighed, total)]),
    );
    return { hits, facts: new Map(weighed.map((one) => [one.word, one])) };
  };
}
