export { nearest } from './nearest.ts';
export { countHan, countWords, isMostlyHan } from './count.ts';
export { readingTime } from './readingTime.ts';
export { languageOf } from './languageOf.ts';
export { findCorrections, findTraditional } from './chinese.ts';
export {
  countNodes,
  findBareNode,
  findIdleName,
  hasUnlabelledEdgesOnly,
} from './mermaid.ts';
export { decodeAddress } from './decodeAddress.ts';
