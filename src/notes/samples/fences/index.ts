export { DEPTHS, countDepths } from './countDepths.ts';
export { dependencies } from './dependencies.ts';
export { formatDepths, formatMissing } from './formatDepths.ts';
export { parseMeta } from './parseMeta.ts';
export { isOutput, readSamples } from './readSamples.ts';
export type { NoteSamples, OutputFence, Sample, StrayOutput } from './sample.ts';
export { uncheckedShare, type Verdict } from './verdict.ts';
