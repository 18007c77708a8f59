export { readBlocks } from './blocks.ts';
export { checkStructure, listLacks } from './checkStructure.ts';
export { fixNote } from './fixNote.ts';
export { SECTIONS } from './kinds.ts';
export { fixRan } from './fixRan.ts';
export {
  isPlainPage,
  type Installed,
  type NoteContext,
  type SiteContext,
} from './view.ts';
export { lineOf } from './lines.ts';
export { nodesIn } from './nodes.ts';
export { RULES } from './rules.ts';
export { mergeFixes } from './rules/punctuation.ts';
