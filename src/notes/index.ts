/** The door to all that reads and judges notes, for Node; what pages need of it is in `client.ts`. */
export {
  NO_CACHE,
  openCache,
  openOutlines,
  openSecrets,
  type FaultCache,
} from './cache.ts';
export { checkNote } from './checkNote.ts';
export { checkNotes, type CheckOptions } from './checkNotes.ts';
export { checkSecrets } from './checkSecrets.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export { checkTags, readTags } from './checkTags.ts';
export { explainDensity, formatDensity, measureDensity } from './density/index.ts';
export { writeSnippets } from './editor/index.ts';
export { KINDS, schema, type FrontMatter, type Kind } from './front-matter/index.ts';
export { readInstalled } from './installed.ts';
export { resolveLabLink } from './labs.ts';
export { linkArea, type AreaOptions } from './linkArea.ts';
export { listStale, type StaleNote } from './listStale.ts';
export { nameNotes } from './nameNotes.ts';
export {
  byPlace,
  compareNotes,
  formatDay,
  formatFault,
  formatFaults,
  isError,
  parseFrontMatter,
  parseNote,
  readFreshness,
  readHistory,
  readToday,
  type AreaNote,
  type Day,
  type Fault,
  type History,
  type Note,
  type NoteArea,
  type NoteFacts,
  type SampleSums,
} from './note/index.ts';
export { findPlanned, guessPlanned, PLAN, type PlannedNote } from './plan.ts';
export { isNoteFile, listNotes, NOTE_FOLDERS, readNotes } from './readNotes.ts';
export { findMissingImage } from './references/index.ts';
export {
  checkSamples,
  DEPTHS,
  fixOutputs,
  formatDepths,
  formatMissing,
  isOutput,
  parseMeta,
  readVerdicts,
  type FindVerdicts,
  type SamplesReport,
  type Verdict,
} from './samples/index.ts';
export { fixNote, fixRan, listLacks, readBlocks } from './structure/index.ts';
export { writeTemplate, type NewNote } from './template/index.ts';
export { countHan, countWords, languageOf, nearest, readingTime } from './text/index.ts';
