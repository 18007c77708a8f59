export { checkSamples, type CheckOptions, type SamplesReport } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { readVerdicts, type FindVerdicts } from './readVerdicts.ts';
export { LIMITS, type Limits } from './sandbox/limits.ts';
export * from './fences/index.ts';
