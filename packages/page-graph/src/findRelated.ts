import type { Terms } from './readTerms.ts';

/** What is compared. */
export type Subject = {
  readonly terms: Terms;
  /** Only subjects of one group are compared. */
  readonly group: string;
};

/** A subject that is like another. */
export type Likeness = {
  /** Its index among the subjects. */
  readonly index: number;
  /** Cosine of the two: 0 for nothing in common, 1 for the same. */
  readonly score: number;
  /** The words that both say, those first that say most; at least one is a subject of both. */
  readonly shared: readonly string[];
};

/** Of BM25: how soon more of a word says no more, and how much longer texts are discounted. */
const [K, B] = [1.2, 0.75];

/** Words of a subject that are compared: its most telling ones. */
const MOST_TERMS = 60;

/** A word in more than this part of all texts tells none of them apart. */
const COMMON = 0.12;

/** With fewer subjects in a group, nothing says which words are common. */
const LEAST_GROUP = 30;

/** A word that two subjects share. */
type Share = {
  readonly word: string;
  readonly weight: number;
  /** Whether both are about it. */
  readonly isSubject: boolean;
};

const byTelling = (a: Share, b: Share) =>
  Number(b.isSubject) - Number(a.isSubject) || b.weight - a.weight;

type Vector = ReadonlyMap<string, number>;

function countTexts(subjects: readonly Subject[]): Map<string, number> {
  const texts = new Map<string, number>();
  for (const { terms } of subjects) {
    for (const term of terms.keys()) texts.set(term, (texts.get(term) ?? 0) + 1);
  }
  return texts;
}

const sum = (numbers: Iterable<number>) =>
  [...numbers].reduce((total, one) => total + one, 0);

/** The most telling words of each subject, by the weights of BM25, as a vector of length 1. */
function weigh(subjects: readonly Subject[]): Vector[] {
  const texts = countTexts(subjects);
  const lengths = subjects.map(({ terms }) =>
    sum([...terms.values()].map(({ count }) => count)),
  );
  const average = sum(lengths) / Math.max(1, subjects.length);
  const most = Math.max(4, subjects.length * COMMON);
  return subjects.map(({ terms }, place) => {
    const length = (lengths[place] ?? 0) / average;
    const weights = [...terms].flatMap(([term, { count }]): [string, number][] => {
      const holders = texts.get(term) ?? 1;
      if (holders < 2 || holders > most) return [];
      const rare = Math.log(1 + (subjects.length - holders + 0.5) / (holders + 0.5));
      return [[term, (rare * count * (K + 1)) / (count + K * (1 - B + B * length))]];
    });
    const telling = weights.toSorted(([, a], [, b]) => b - a).slice(0, MOST_TERMS);
    const size = Math.hypot(...telling.map(([, weight]) => weight)) || 1;
    return new Map(telling.map(([term, weight]) => [term, weight / size]));
  });
}

/**
 * Finds what is alike by the words it says. Takes time in proportion to the number of subjects and
 * of those that share a telling word with each.
 *
 * @param subjects - what is compared
 * @returns for each of them the others, most alike first
 */
export function findRelated(subjects: readonly Subject[]): Likeness[][] {
  const vectors = weigh(subjects);
  const holders = new Map<string, number[]>();
  vectors.forEach((vector, place) => {
    for (const term of vector.keys()) {
      const own = holders.get(term) ?? [];
      own.push(place);
      holders.set(term, own);
    }
  });
  const isTold = (group: string) =>
    subjects.filter((subject) => subject.group === group).length >= LEAST_GROUP;
  const told = new Set([...new Set(subjects.map(({ group }) => group))].filter(isTold));
  return vectors.map((vector, place) => {
    const subject = subjects[place];
    if (!subject || !told.has(subject.group)) return [];
    const shares = new Map<number, Share[]>();
    for (const [term, weight] of vector) {
      const own = subject.terms.get(term);
      for (const other of holders.get(term) ?? []) {
        if (other === place || subjects[other]?.group !== subject.group) continue;
        const share = {
          word: own?.word ?? term,
          weight: weight * (vectors[other]?.get(term) ?? 0),
          isSubject:
            own?.isSubject === true &&
            subjects[other].terms.get(term)?.isSubject === true,
        };
        const known = shares.get(other);
        if (known) known.push(share);
        else shares.set(other, [share]);
      }
    }
    return [...shares]
      .filter(([, own]) => own.some(({ isSubject }) => isSubject))
      .map(([index, own]) => ({
        index,
        score: sum(own.map(({ weight }) => weight)),
        shared: own.toSorted(byTelling).map(({ word }) => word),
      }))
      .toSorted((a, b) => b.score - a.score);
  });
}
