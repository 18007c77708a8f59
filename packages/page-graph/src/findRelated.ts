import type { Terms } from './readTerms.ts';

/** What is compared with others. */
export type Subject = {
  readonly terms: Terms;
  /** Only subjects of one group are compared. */
  readonly group: string;
};

/** A similar subject. */
export type Likeness = {
  /** Index among the subjects. */
  readonly index: number;
  /** Cosine similarity: 0 for nothing in common, 1 for the same. */
  readonly score: number;
  /** Words that both contain, the most significant first; at least one is a subject of both. */
  readonly shared: readonly string[];
};

/** BM25 parameters: term frequency saturation and length normalisation. */
const [K, B] = [1.2, 0.75];

/** Number of words compared per subject, the most significant ones. */
const MOST_TERMS = 60;

/** A word in a larger fraction of all texts is too common to distinguish any. */
const COMMON = 0.12;

/** In smaller groups, there's too little text to tell which words are common. */
const LEAST_GROUP = 30;

/** A word that two subjects share. */
type Share = {
  readonly word: string;
  readonly weight: number;
  /** Whether it's a subject of both. */
  readonly isSubject: boolean;
};

const byTelling = (a: Share, b: Share) =>
  Number(b.isSubject) - Number(a.isSubject) || b.weight - a.weight;

type Vector = ReadonlyMap<string, number>;

const sum = (numbers: Iterable<number>) =>
  [...numbers].reduce((total, one) => total + one, 0);

/** The most significant words of each subject, weighted with BM25, as a unit vector. */
function weigh(subjects: readonly Subject[]): Vector[] {
  const texts = new Map<string, number>();
  for (const term of subjects.flatMap(({ terms }) => [...terms.keys()])) {
    texts.set(term, (texts.get(term) ?? 0) + 1);
  }
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
 * Finds similar subjects by their words. Takes time in proportion to the number of subjects and of
 * pairs that share a significant word.
 *
 * @param subjects - what is compared
 * @returns for each subject the similar ones, most similar first
 */
export function findRelated(subjects: readonly Subject[]): Likeness[][] {
  const vectors = weigh(subjects);
  const holders = new Map<string, number[]>();
  vectors.forEach((vector, place) => {
    for (const term of vector.keys()) {
      holders.set(term, [...(holders.get(term) ?? []), place]);
    }
  });
  const sizeOf = (group: string) =>
    subjects.filter((subject) => subject.group === group).length;
  return vectors.map((vector, place) => {
    const subject = subjects[place];
    if (!subject || sizeOf(subject.group) < LEAST_GROUP) return [];
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
        shares.set(other, [...(shares.get(other) ?? []), share]);
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
