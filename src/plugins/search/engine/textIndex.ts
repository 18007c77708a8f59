import { partFile, type IndexPart, type SearchHeadings } from '../data.ts';
import { distance } from './distance.ts';
import { isHan, tokenize } from './tokenize.ts';
import { BEGUN, MISTYPED, TEXT } from './weights.ts';

/** How well the text of a note fits a query. */
export type TextHit = {
  /** From 0 to 1. */
  readonly score: number;
  /** Its sections with words of the query, best first. */
  readonly sections: readonly { readonly section: number; readonly score: number }[];
};

/** Finds notes by the words of their text. */
export type TextIndex = (query: string) => Promise<ReadonlyMap<number, TextHit>>;

/** Reads a file of the index, below its edition's folder. */
export type ReadFile = <T>(file: string) => Promise<T>;

/** Parts that are loaded at the most for a word that is begun. */
const MOST_PARTS = 2;

/** The parts in which a word may stand, or words that begin with it. */
function findParts(parts: readonly string[], word: string, isBegun: boolean): number[] {
  const last = isBegun ? `${word}\uffff` : word;
  const from = parts.findLastIndex((first) => first <= word);
  const to = parts.findLastIndex((first) => first <= last);
  const places = Array.from({ length: to - Math.max(0, from) + 1 }, (_, at) => at);
  return places.map((at) => Math.max(0, from) + at).slice(0, MOST_PARTS);
}

/** How often a word occurs, by section. */
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

/** What is taken for a word of the query: itself, what begins with it, else what is nearly it. */
function choose(word: string, part: IndexPart, isBegun: boolean): Words[] {
  const all = Object.keys(part);
  const exact: Words[] = Object.hasOwn(part, word) ? [[word, 1]] : [];
  const [base, share] = BEGUN.inText;
  const begun = all
    .filter((other) => other !== word && other.startsWith(word))
    .map((other): Words => [other, base + (share * word.length) / other.length]);
  if (exact.length > 0) return isBegun ? [...exact, ...begun] : exact;
  if (begun.length > 0) return begun;
  if (isHan(word) || word.length < 4) return [];
  const most = word.length < 8 ? 1 : 2;
  return all
    .filter((other) => distance(word, other, most) <= most)
    .map((other): Words => [other, MISTYPED.inText]);
}

function collect(word: string, parts: readonly IndexPart[], isBegun: boolean): Places {
  const places = new Map<number, number>();
  for (const part of parts) {
    for (const [other, weight] of choose(word, part, isBegun)) {
      for (const [section, count] of decode(part[other] ?? [])) {
        places.set(section, (places.get(section) ?? 0) + weight * count);
      }
    }
  }
  return places;
}

/** The notes of sections: for each section its note, and its place in it. */
function numberSections({ headings }: SearchHeadings): [note: number, place: number][] {
  return headings.flatMap((own, note) =>
    [undefined, ...own].map((_, place): [number, number] => [note, place]),
  );
}

const saturate = (count: number) => count / (count + 1.2);

type Weighed = { readonly places: Places; readonly weight: number };

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

/**
 * Makes the index of the text. What it needs of it is loaded with a query, each part once.
 *
 * @param data - headings of all notes, and where the parts begin
 * @param read - reads a file of the index
 */
export function createTextIndex(data: SearchHeadings, read: ReadFile): TextIndex {
  const numbers = numberSections(data);
  const firsts = new Map(
    numbers.flatMap(([note, place], number) => (place === 0 ? [[note, number]] : [])),
  );
  const loaded = new Map<number, Promise<IndexPart>>();
  const load = (part: number) => {
    const promise = loaded.get(part) ?? read<IndexPart>(partFile(part));
    loaded.set(part, promise);
    promise.catch(() => loaded.delete(part)); // the next query tries again
    return promise;
  };

  async function weigh(word: string, isLast: boolean): Promise<Weighed> {
    // A single Chinese character begins a pair; other words but the last are thought to be whole.
    const isBegun = isHan(word) ? [...word].length === 1 : isLast && word.length > 1;
    const parts = await Promise.all(findParts(data.parts, word, isBegun).map(load));
    const places = collect(word, parts, isBegun);
    const weight = Math.log(1 + numbers.length / (places.size + 0.5));
    return { places, weight };
  }

  return async (query) => {
    const words = [...new Set(tokenize(query))];
    const weighed = await Promise.all(
      words.map((word, place) => weigh(word, place === words.length - 1)),
    );
    const total = weighed.reduce((sum, { weight }) => sum + weight, 0) || 1;
    const notes = new Map<number, { section: number; score: number }[]>();
    for (const [number, score] of scoreSections(weighed, total)) {
      const [note = 0, section = 0] = numbers[number] ?? [];
      const sections = notes.get(note) ?? [];
      notes.set(note, sections);
      sections.push({ section, score });
    }
    return new Map(
      [...notes].map(([note, sections]) => {
        sections.sort((a, b) => b.score - a.score);
        const has = ({ places }: Weighed) =>
          sections.some(({ section }) => places.has((firsts.get(note) ?? 0) + section));
        const cover =
          weighed.filter(has).reduce((sum, { weight }) => sum + weight, 0) / total;
        const best = sections[0]?.score ?? 0;
        const more = saturate(sections.length - 1);
        const score =
          TEXT.anywhere * cover + TEXT.section * best + TEXT.more * cover * more;
        return [note, { score, sections }];
      }),
    );
  };
}
