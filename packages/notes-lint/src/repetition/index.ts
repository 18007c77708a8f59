export { checkRepetition } from './checkRepetition.ts';
export { readPassages } from './readPassages.ts';
