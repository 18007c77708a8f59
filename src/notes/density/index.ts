export { explainDensity, formatDensity } from './formatDensity.ts';
export { measureDensity, type Count, type Density } from './measure.ts';
export { toPlain, wordsOf } from './plain.ts';
