import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

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

const FILE = new URL('levels.yml', import.meta.url);

/** The levels of rules that are checked elsewhere: in the front matter, in code, or between notes. */
const LEVELS = parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Level>>;

/** Every rule, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'note/ran': { level: 'style', check: ran.checkRan },
  'note/ran-version': { level: 'unproven', check: ran.checkRanVersions },
  'note/title': { level: 'dubious', check: layout.checkTitle },
  'note/section-name': { level: 'dubious', check: layout.checkSectionNames },
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
  ...Object.fromEntries(Object.entries(LEVELS).map(([rule, level]) => [rule, { level }])),
};
