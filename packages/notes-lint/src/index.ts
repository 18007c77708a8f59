/** Entry point for Node: reads and checks notes. What pages need is in `client.ts`. */
export { openNotesCache } from './openNotesCache.ts';
export { KIND_LINES, KINDS } from './readKinds.ts';
export { readAuthors } from './checkAuthorsAndTags.ts';
export { checkNote } from './checkNote.ts';
export { checkNotes } from './checkNotes.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export { readDisclaimerFor, type FrontMatter } from './front-matter/index.ts';
export { FIX_COMMAND } from './fixCommand.ts';
export { formatFences } from './formatFences.ts';
export { gradeProblems, type GradeOptions } from './gradeProblems.ts';
export { readInstalled } from './readInstalled.ts';
export { labOf, LABS_FOLDER, resolveLabLink } from './labs.ts';
export { resolveNotePaths } from './resolveNotePaths.ts';
export {
  formatDay,
  readFreshness,
  readHistory,
  readToday,
  type History,
} from './dates/index.ts';
export { readingTime } from './readingTime.ts';
export { isNoteFile, listNoteFiles, NOTE_FOLDERS, readNotes } from './readNotes.ts';
export { permalinkOf, findMissingImage, readOutline } from './references/index.ts';
export {
  fixNote,
  fixRan,
  listMissingParts,
  type SiteContext,
  type Ungraded,
} from './rules/index.ts';
export { writeTemplate, type NewNote } from './writeTemplate.ts';
