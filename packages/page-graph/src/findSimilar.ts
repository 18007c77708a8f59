import { countAll } from './countAll.ts';
import type { Terms } from './readTerms.ts';

/** What is compared with others. */
type Subject = {
  readonly terms: Terms;
  /** Only subjects of one group are compared. */
  readonly group: string;
};

/** A similar subject. */
type SimilarSubject = {
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
const MAX_TERMS = 60;

/** A word in a larger fraction of all texts is too common to distinguish any. */
const MAX_PAGE_SHARE = 0.12;

/** In smaller groups, there's too little text to tell which words are common. */
const MIN_GROUP_SIZE = 30;

/** A word that two subjects share. */
type SharedTerm = {
  readonly word: string;
  readonly weight: number;
  /** How much both are about it: the lower of its two ranks. */
  readonly rank: number;
};

const bySignificance = (a: SharedTerm, b: SharedTerm) =>
  b.rank - a.rank || b.weight - a.weight;

type Vector = ReadonlyMap<string, number>;

const sum = (numbers: Iterable<number>) =>
  [...numbers].reduce((total, number) => total + number, 0);

/** The most significant words of each subject, weighted with BM25, as a unit vector. */
function weightTerms(subjects: readonly Subject[]): Vector[] {
  const texts = countAll(subjects.flatMap(({ terms }) => [...terms.keys()]));
  const lengths = subjects.map(({ terms }) =>
    sum([...terms.values()].map(({ count }) => count)),
  );
  const average = sum(lengths) / Math.max(1, subjects.length);
  const maxHolders = Math.max(4, subjects.length * MAX_PAGE_SHARE);
  return subjects.map(({ terms }, index) => {
    const length = (lengths[index] ?? 0) / average;
    const weights = [...terms].flatMap(([term, { count }]): [string, number][] => {
      const holders = texts.get(term) ?? 1;
      if (holders < 2 || holders > maxHolders) return [];
      const rare = Math.log(1 + (subjects.length - holders + 0.5) / (holders + 0.5));
      return [[term, (rare * count * (K + 1)) / (count + K * (1 - B + B * length))]];
    });
    const significant = weights.toSorted(([, a], [, b]) => b - a).slice(0, MAX_TERMS);
    const size = Math.hypot(...significant.map(([, weight]) => weight)) || 1;
    return new Map(significant.map(([term, weight]) => [term, weight / size]));
  });
}

/** How to write each word: in the form that all texts together use most. */
function chooseSpellings(subjects: readonly Subject[]): Map<string, string> {
  const forms = new Map<string, Map<string, number>>();
  for (const [term, word] of subjects.flatMap(({ terms }) => [...terms])) {
    const counts = forms.get(term) ?? new Map<string, number>();
    for (const [form, count] of word.forms)
      counts.set(form, (counts.get(form) ?? 0) + count);
    forms.set(term, counts);
  }
  const choose = (counts: Map<string, number>) =>
    [...counts].reduce((best, form) => (form[1] > best[1] ? form : best))[0];
  return new Map([...forms].map(([term, counts]) => [term, choose(counts)]));
}

/**
 * Finds similar subjects by their words. Compares only those that share a significant word.
 *
 * @param subjects - what is compared
 * @returns for each subject the similar ones, most similar first
 */
export function findSimilar(subjects: readonly Subject[]): SimilarSubject[][] {
  const vectors = weightTerms(subjects);
  const spellings = chooseSpellings(subjects);
  const holders = new Map<string, number[]>();
  vectors.forEach((vector, index) => {
    for (const term of vector.keys()) {
      holders.set(term, [...(holders.get(term) ?? []), index]);
    }
  });
  const sizes = countAll(subjects.map(({ group }) => group));
  return vectors.map((vector, index) => {
    const subject = subjects[index];
    if (!subject || (sizes.get(subject.group) ?? 0) < MIN_GROUP_SIZE) return [];
    const shares = new Map<number, SharedTerm[]>();
    for (const [term, weight] of vector) {
      const rank = subject.terms.get(term)?.rank ?? 0;
      for (const other of holders.get(term) ?? []) {
        if (other === index || subjects[other]?.group !== subject.group) continue;
        const share = {
          word: spellings.get(term) ?? term,
          weight: weight * (vectors[other]?.get(term) ?? 0),
          rank: Math.min(rank, subjects[other].terms.get(term)?.rank ?? 0),
        };
        shares.set(other, [...(shares.get(other) ?? []), share]);
      }
    }
    return [...shares]
      .filter(([, terms]) => terms.some(({ rank }) => rank > 0))
      .map(([index, terms]) => ({
        index,
        score: sum(terms.map(({ weight }) => weight)),
        shared: terms.toSorted(bySignificance).map(({ word }) => word),
      }))
      .toSorted((a, b) => b.score - a.score);
  });
}
