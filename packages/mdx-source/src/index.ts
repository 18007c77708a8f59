export {
  PROGRAM_LANGUAGES,
  SCRIPT_LANGUAGES,
  SHELL_LANGUAGES,
} from './fences/languages.ts';
export {
  isMarked,
  isOutput,
  META_WORDS,
  parseMeta,
  type FenceMeta,
} from './fences/parseMeta.ts';
export { promptOf } from './fences/prompts.ts';
export {
  createResolver,
  isExternal,
  isMarkdownFile,
  toPathname,
  type LinkedPage,
  type Resolved,
} from './links/createResolver.ts';
export { decodePath } from './links/decodePath.ts';
export { permalinkOf } from './links/permalinkOf.ts';
export { relativePath } from './links/relativePath.ts';
export { isDraft, isListed, listPages, type LoadedPage } from './site/listPages.ts';
export { readCategory } from './site/readCategory.ts';
export { isPageFile, listPageFiles, PAGE_FOLDERS, readPages } from './site/readPages.ts';
export { AUTOLINK } from './page/explainSyntaxError.ts';
export { findUnclosed } from './page/findUnclosed.ts';
export {
  parseFrontMatter,
  readString,
  readStrings,
  splitFrontMatter,
} from './page/frontMatter.ts';
export { stringsOf, toElement, toImport } from './page/jsx.ts';
export { ADMONITIONS } from './page/parseBody.ts';
export { parsePage, type Page, type PageFile } from './page/parsePage.ts';
export { readPage } from './page/readPage.ts';
export { openHeadings, readSections, type Section } from './page/readSections.ts';
export { languageOf } from './text/languageOf.ts';
export { toSingular } from './text/toSingular.ts';
