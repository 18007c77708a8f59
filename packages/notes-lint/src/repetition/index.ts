export { checkRepetition } from './checkRepetition.ts';
export { readPassages, type Passage } from './readPassages.ts';
