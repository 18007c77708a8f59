export { checkSamples } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { openStore, readVerdicts } from './cache.ts';
export { hashSource } from './hashSource.ts';
export { LIMITS } from './sandbox/limits.ts';
export * from './fences/index.ts';
