export { checkInBackground, type Background } from './checkInBackground.ts';
export { checkSamples, type CheckOptions, type SamplesReport } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { readVerdicts } from './readVerdicts.ts';
export { LIMITS, type Limits } from './sandbox/limits.ts';
