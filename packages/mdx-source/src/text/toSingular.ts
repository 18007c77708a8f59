/** Plurals, but not `https`, `class`, `redis`, `status`; `caches` has no other stem than `cache`. */
const PLURAL = /(?<=^.{2,}(?:sh|[^a]ch|x|ss))es$|(?<=^(?!https$).{3,}[^siu])s$/u;

/** The singular of an English word in lower case, or what its forms have in common. */
export const toSingular = (word: string) => word.replace(PLURAL, '');
