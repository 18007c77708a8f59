export { readBlocks } from './blocks.ts';
export { checkStructure, listLacks } from './checkStructure.ts';
export { fixNote } from './fixNote.ts';
export { HAN_PER_WORD, KIND_RULES } from './kinds.ts';
export { fixRan } from './fixRan.ts';
export {
  isPlainPage,
  viewNote,
  type Installed,
  type NoteContext,
  type SiteContext,
} from './view.ts';
export { listComments } from './rules/leftovers.ts';
export { RULES } from './rules.ts';
