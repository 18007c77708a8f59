/** Entry point for Node: reads and checks notes. What pages need is in `client.ts`. */
export { openCache } from './cache.ts';
export { readAuthors } from './checkAuthors.ts';
export { checkCode } from './checkCode.ts';
export { checkNote } from './checkNote.ts';
export { checkNotes } from './checkNotes.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export {
  KINDS,
  readDisclaimerFor,
  type FrontMatter,
  type Kind,
} from './front-matter/index.ts';
export { formatFences } from './formatFences.ts';
export { gradeFaults, type GradeOptions } from './grade.ts';
export { readInstalled } from './installed.ts';
export { labOf, LABS, resolveLabLink } from './labs.ts';
export { nameNotes } from './nameNotes.ts';
export {
  byPlace,
  formatDay,
  formatFault,
  formatFaults,
  sumFaults,
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
export { isNoteFile, listNotes, NOTE_FOLDERS, readNotes } from './readNotes.ts';
export { readSections, type Section } from 'mdx-source';
export { addressOf, findMissingImage, readOutline } from './references/index.ts';
export {
  checkSamples,
  DEPTHS,
  fixOutputs,
  formatDepths,
  formatMissing,
  isMarked,
  isOutput,
  parseMeta,
  readVerdicts,
  type FindVerdicts,
  type SamplesReport,
} from 'sample-prover';
export {
  fixNote,
  fixRan,
  isPlainPage,
  listLacks,
  type SiteContext,
} from './structure/index.ts';
export { writeTemplate, type NewNote } from './writeTemplate.ts';
export { languageOf, nearest, readingTime } from './text/index.ts';
