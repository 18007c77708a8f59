export { checkSamples } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { openCache, readVerdicts } from './cache.ts';
export { hashSource } from './hashSource.ts';
export { LIMITS } from './sandbox/limits.ts';
export {
  DEPTHS,
  findDependencies,
  formatDepths,
  formatMissing,
  isMarked,
  isOutput,
  parseMeta,
  readSamples,
} from './fences/index.ts';
export type {
  OutputFence,
  PageSamples,
  Sample,
  SampleDepth,
  SampleSums,
  StrayOutput,
  Verdict,
} from './fences/index.ts';
