import type { Check } from './findings.ts';
import { checkCharacters } from './characters.ts';
import * as code from './code.ts';
import { checkElements } from './elements.ts';
import { checkExpressions } from './expressions.ts';
import * as kind from './kind.ts';
import * as layout from './layout.ts';
import * as links from './links.ts';
import { checkPunctuation } from './punctuation.ts';
import * as ran from './ran.ts';
import * as wording from './wording.ts';

/**
 * What breaking a rule means. A note that names its kind promises proof, unless it's a seedling.
 *
 * - `unsafe`: an error in a draft too, because its source is public
 * - `broken`: an error in every published note: it breaks the build or a page, or keeps readers out
 * - `unproven`: an error where a note promises proof; otherwise a warning
 * - `dubious`: a warning
 * - `style`: a warning where a note promises proof; otherwise not reported
 */
export type Level = 'unsafe' | 'broken' | 'unproven' | 'dubious' | 'style';

/** A rule; those without a check are found in the front matter, in code or between notes. */
type Rule = { readonly level: Level; readonly check?: Check };

/** Every rule, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'note/ran': { level: 'style', check: ran.checkRan },
  'note/ran-version': { level: 'unproven', check: ran.checkRanVersions },
  'note/title': { level: 'dubious', check: layout.checkTitle },
  'note/description': { level: 'broken', check: kind.checkDescription },
  'note/opening': { level: 'style', check: kind.checkOpening },
  'note/truncate': { level: 'dubious', check: kind.checkTruncate },
  'note/sections': { level: 'style', check: kind.checkSections },
  'note/source': { level: 'style', check: kind.checkSources },
  'note/link-text': { level: 'broken', check: links.checkLinkText },
  'note/alt': { level: 'broken', check: links.checkAlt },
  'note/filler': { level: 'style', check: wording.checkFiller },
  'note/voice': { level: 'style', check: wording.checkVoice },
  'note/fence-language': { level: 'dubious', check: code.checkFenceLanguage },
  'note/fence-format': { level: 'style' },
  'note/table-cells': { level: 'style', check: layout.checkTableCells },
  'note/diagram-text': { level: 'unproven', check: code.checkDiagramText },
  'note/disclaimer': { level: 'unproven', check: kind.checkDisclaimer },
  'note/language': { level: 'dubious', check: kind.checkLanguage },
  'note/mark': { level: 'unproven', check: wording.checkMarks },
  'note/rendering': { level: 'unproven', check: layout.checkRendering },
  'note/heading': { level: 'unproven', check: layout.checkHeadings },
  'note/heading-level': { level: 'dubious', check: layout.checkHeadingLevels },
  'note/table-form': { level: 'unproven', check: layout.checkTableForm },
  'note/element': { level: 'broken', check: checkElements },
  'note/link-url': { level: 'broken', check: links.checkLinkUrls },
  'note/leftover': { level: 'dubious', check: wording.checkLeftovers },
  'note/character': { level: 'unproven', check: checkCharacters },
  'note/spelling': { level: 'dubious', check: wording.checkSpelling },
  'note/name': { level: 'dubious', check: wording.checkNames },
  'note/word': { level: 'dubious', check: wording.checkWords },
  'note/punctuation': { level: 'dubious', check: checkPunctuation },
  'note/code-form': { level: 'unproven', check: code.checkCodeForm },
  'note/fence-meta': { level: 'unproven', check: code.checkFenceMeta },
  'note/expression': { level: 'broken', check: checkExpressions },
  'note/secret': { level: 'unsafe' },
  'note/children': { level: 'dubious' },
  'note/silence': { level: 'dubious' },
  'front-matter/refused': { level: 'unsafe' },
  'front-matter/type': { level: 'broken' },
  'front-matter/value': { level: 'unproven' },
  'front-matter/format': { level: 'unproven' },
  'front-matter/calendar': { level: 'unproven' },
  'front-matter/unknown-key': { level: 'unproven' },
  'front-matter/missing-key': { level: 'dubious' },
  'front-matter/limit': { level: 'style' },
  'mdx/syntax': { level: 'broken' },
  // sample-prover's; other samples that don't parse are still readable.
  'sample/mermaid': { level: 'broken' },
  'links/page': { level: 'broken' },
  'links/image': { level: 'broken' },
  'links/import': { level: 'broken' },
  'links/lab': { level: 'broken' },
  'links/outside': { level: 'broken' },
  'links/draft': { level: 'broken' },
  'links/author': { level: 'broken' },
  'links/same-url': { level: 'dubious' },
  'links/anchor': { level: 'dubious' },
  'links/ambiguous': { level: 'dubious' },
  'links/self': { level: 'dubious' },
  'links/tag': { level: 'dubious' },
  'site/repetition': { level: 'unproven' },
};
