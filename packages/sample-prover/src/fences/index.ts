export { dependencies } from './dependencies.ts';
export { DEPTHS, formatDepths, formatMissing } from './formatDepths.ts';
export { isMarked, parseMeta } from './parseMeta.ts';
export { isOutput, readSamples } from './readSamples.ts';
export type { PageSamples, OutputFence, Sample, StrayOutput } from './sample.ts';
export type { SampleDepth, SampleSums } from './depth.ts';
export type { Verdict } from './verdict.ts';
