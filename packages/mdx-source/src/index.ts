export { countHan, countWords, isMostlyHan } from './count.ts';
export { decodeAddress, HAN_RUN, languageOf } from './client.ts';
export {
  createResolver,
  isElsewhere,
  isPageFile,
  toPathname,
  type LinkedPage,
  type Resolved,
} from './createResolver.ts';
export {
  byPlace,
  formatFault,
  formatFaults,
  isError,
  sumFaults,
  type Fault,
  type Severity,
} from './fault.ts';
export { isListed, listEntries, readText, readTexts, type Entry } from './listEntries.ts';
export { nearest } from './nearest.ts';
export {
  ADMONITIONS,
  parseFrontMatter,
  parsePage,
  splitFrontMatter,
  type Page,
  type PageFile,
} from './parsePage.ts';
export { readCategory } from './readCategory.ts';
export { readPage } from './readPage.ts';
export { readSections, type Section } from './readSections.ts';
export { relativeName, withSlashes } from './relativeName.ts';
