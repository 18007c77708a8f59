export { readBlocks } from './blocks.ts';
export { fixNote } from './fixNote.ts';
export { fixRan } from './fixRan.ts';
export {
  isPlainPage,
  type FindReleases,
  type NoteContext,
  type SiteContext,
} from './noteView.ts';
export { lineOf } from './lineNumbers.ts';
export { attributeOf, listNodes, nodesIn, type NodeWithParent } from './nodes.ts';
export { CHECKS, type Level, LEVELS } from './rules.ts';
export { listMissingParts, runRules } from './runRules.ts';
export { asWritten, matchesIn, quote } from './phrases.ts';
export { mergeFixes } from './punctuation.ts';
