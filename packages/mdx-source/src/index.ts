export { countHan, countWords, isMostlyHan } from './count.ts';
export { decodePath, languageOf, toSingular } from './client.ts';
export {
  createResolver,
  isExternal,
  isPageFile,
  toPathname,
  type LinkedPage,
  type Resolved,
} from './createResolver.ts';
export {
  byLocation,
  formatProblem,
  formatProblems,
  isError,
  formatTotals,
  type Problem,
} from './problem.ts';
export {
  isListed,
  listEntries,
  readString,
  readStrings,
  type Entry,
} from './listEntries.ts';
export { toElement, toImport } from './jsx.ts';
export { AUTOLINK } from './page/explainSyntaxError.ts';
export { closestMatch, didYouMean, rankMatches } from './closestMatch.ts';
export { findUnclosed } from './page/findUnclosed.ts';
export { parseFrontMatter, splitFrontMatter } from './page/frontMatter.ts';
export { ADMONITIONS } from './page/parseBody.ts';
export { parsePage, type Page, type PageFile } from './page/parsePage.ts';
export { PROGRAM_LANGUAGES, SCRIPT_LANGUAGES } from './fences/languages.ts';
export {
  isMarked,
  isOutput,
  META_WORDS,
  parseMeta,
  type FenceMeta,
} from './fences/parseMeta.ts';
export { isDay } from './dates/isDay.ts';
export { readToday } from './dates/readToday.ts';
export { labOf, LABS_FOLDER, resolveLabLink } from './notes/labs.ts';
export { permalinkOf } from './notes/permalinkOf.ts';
export { isNoteFile, listNoteFiles, NOTE_FOLDERS, readNotes } from './notes/readNotes.ts';
export { readCategory } from './readCategory.ts';
export { readPage } from './page/readPage.ts';
export { openHeadings, readSections, type Section } from './page/readSections.ts';
export { relativePath } from './relativePath.ts';
