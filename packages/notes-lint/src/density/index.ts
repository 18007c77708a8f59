export { explainDensity, formatDensity } from './formatDensity.ts';
export { measureDensity } from './measure.ts';
export { toPlain, wordsOf } from './plain.ts';
