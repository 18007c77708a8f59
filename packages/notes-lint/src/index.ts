export { openNotesCache } from './openNotesCache.ts';
export { KIND_LINES, KIND_NAMES, kindOfFileName, KINDS } from './kinds.ts';
export { readAuthors } from './checkAuthorsAndTags.ts';
export { readToday } from './dates/readToday.ts';
export { checkNotes } from './checkNotes.ts';
export { checkSiteReferences } from './checkSiteReferences.ts';
export {
  disclaimerFor,
  type Disclaimer,
  type FrontMatter,
  type Status,
} from './front-matter/index.ts';
export { fixNote } from './fix/fixNote.ts';
export { fixRan } from './fix/fixRan.ts';
export { formatFences } from './fix/formatFences.ts';
export { gradeProblems, type GradeOptions } from './gradeProblems.ts';
export { listDisabled } from './ignoreComments.ts';
export { readInstalled } from './readInstalled.ts';
export { freshnessOf } from './freshnessOf.ts';
export {
  escapeLink,
  findMissingImage,
  labOf,
  LABS_FOLDER,
  readOutline,
  resolveLabLink,
  writeLink,
} from './references/index.ts';
export { listMissingParts } from './rules/index.ts';
export { writeNames } from './rules/phrases.ts';
export { countHan, countWords } from './text/count.ts';
export { writeTemplate, type NewNote } from './writeTemplate.ts';
export type { Ungraded } from './ungraded.ts';
export type { SiteContext } from './view/noteView.ts';
