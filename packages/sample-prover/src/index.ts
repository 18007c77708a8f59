export { checkSamples } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { formatDepths, formatMissing } from './judge/formatDepths.ts';
export { readVerdicts } from './cache.ts';
export { DEPTHS, type SampleDepth, type SampleSums } from './judge/verdict.ts';
