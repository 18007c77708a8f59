// Checking notes
export { checkNotes } from './checkNotes.ts';
export { checkSite } from './site/checkSite.ts';
export { gradeProblems, type GradeOptions } from './problems/gradeProblems.ts';
export { listDisabled } from './problems/ignoreComments.ts';
export type { Ungraded } from './problems/ungraded.ts';
export { openNotesCache } from './openNotesCache.ts';
export type { SiteContext } from './view/noteView.ts';

// Fixing them
export { fixNote } from './fix/fixNote.ts';
export { fixRan } from './fix/fixRan.ts';
export { formatFences } from './fix/formatFences.ts';
export { readInstalled } from 'result-cache';

// Writing a new one
export { writeTemplate, type NewNote } from './kinds/writeTemplate.ts';
export { KIND_LINES, KINDS, kindOfPath } from './kinds/kinds.ts';
export { readAuthors } from './site/checkAuthorsAndTags.ts';
export { disclaimerFor } from './rules/disclaimer.ts';
export { writeNames } from './rules/engine/readWords.ts';

// Showing one
export type { FrontMatter, Status } from './front-matter/frontMatter.ts';
export { keepUsable } from './front-matter/keepUsable.ts';
export { KIND_NAMES } from './kinds/kinds.ts';
export { freshnessOf } from './kinds/freshnessOf.ts';
export { readToday } from './dates/readToday.ts';
export { lengthInWords, WORDS_PER_MINUTE } from './text/count.ts';
export { listMissingParts } from './rules/engine/runRules.ts';
export { findUndefined } from './rules/expressions.ts';
export { findMissingImports } from './links/checkImport.ts';

// Links and labs
export { readOutline } from './links/readOutline.ts';
export { filePathOf, findMissingImage, splitUrl } from './links/resolve.ts';
export { escapeLink, writeLink } from './links/writeLink.ts';
export { labOf, LABS_FOLDER, resolveLabLink } from './links/labs.ts';
