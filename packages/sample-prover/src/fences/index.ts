export { findDependencies } from './findDependencies.ts';
export { formatDepths, formatMissing } from './formatDepths.ts';
export { isMarked, parseMeta } from './parseMeta.ts';
export { isOutput, readSamples } from './readSamples.ts';
export type { OutputFence, Sample, StrayOutput } from './sample.ts';
export { DEPTHS, type SampleDepth, type SampleSums, type Verdict } from './verdict.ts';
