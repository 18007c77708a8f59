export { readBlocks } from './blocks.ts';
export { checkStructure, listLacks } from './checkStructure.ts';
export { fixNote } from './fixNote.ts';
export { HAN_PER_WORD, KIND_RULES, MINIMUMS } from './kinds.ts';
export { fixRan } from './fixRan.ts';
export type { Installed, NoteContext } from './view.ts';
export { RULES } from './rules.ts';
