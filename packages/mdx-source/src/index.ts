export { countHan, countWords, isMostlyHan } from './count.ts';
export { decodeAddress } from './decodeAddress.ts';
export {
  byPlace,
  formatFault,
  formatFaults,
  isError,
  type Fault,
  type Severity,
} from './fault.ts';
export { languageOf } from './languageOf.ts';
export { nearest } from './nearest.ts';
export type { Note } from './note.ts';
export {
  ADMONITIONS,
  parseFrontMatter,
  parseNote,
  splitFrontMatter,
  type NoteFile,
} from './parseNote.ts';
export { readSections, type Section } from './readSections.ts';
export { relativeName, withSlashes } from './relativeName.ts';
