/** Entry point of all that reads and judges notes, for Node; what pages need of it is in `client.ts`. */
export { openCache } from './cache.ts';
export { checkNote } from './checkNote.ts';
export { checkNotes } from './checkNotes.ts';
export { checkSecrets } from './checkSecrets.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export { checkTags, readTags } from './checkTags.ts';
export { writeSnippets } from './editor/index.ts';
export { KINDS, schema, type FrontMatter } from './front-matter/index.ts';
export { readInstalled } from './installed.ts';
export { resolveLabLink } from './labs.ts';
export { linkArea, type AreaOptions } from './linkArea.ts';
export { listStale } from './listStale.ts';
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
  relativeName,
  type Day,
  type Fault,
  type History,
  type Note,
  type NoteFacts,
  type SampleSums,
} from './note/index.ts';
export { findPlanned, guessPlanned, PLAN, type PlannedNote } from './plan.ts';
export { isNoteFile, listNotes, NOTE_FOLDERS, readNotes } from './readNotes.ts';
export { readSections, type Section } from 'mdx-source';
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
} from 'sample-prover';
export { fixNote, fixRan, listLacks } from './structure/index.ts';
export { writeTemplate, type NewNote } from './template/index.ts';
export { languageOf, readingTime } from './text/index.ts';
