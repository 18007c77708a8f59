export { checkSamples } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { countDepths, formatMissing } from './countDepths.ts';
export { readVerdicts } from './cache.ts';
export { LIMITS } from './sandbox/limits.ts';
export { DEPTHS, type SampleSums } from './verdict.ts';
