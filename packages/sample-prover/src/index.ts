export { checkSamples } from './checkSamples.ts';
export { fixOutputs } from './fixOutputs.ts';
export { openStore, readVerdicts } from './cache.ts';
export { hashSource } from './hashSource.ts';
export { LIMITS } from './sandbox/limits.ts';
// By name: Node can't see what a CommonJS module, which this is to scripts, exports with a star.
export {
  DEPTHS,
  findDependencies,
  formatDepths,
  formatMissing,
  isMarked,
  isOutput,
  parseMeta,
  readSamples,
  type Sample,
  type SampleDepth,
  type SampleSums,
  type Verdict,
} from './fences/index.ts';
