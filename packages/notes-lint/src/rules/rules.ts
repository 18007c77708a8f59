import type { Check } from './engine/findings.ts';
import { checkCharacters } from './characters.ts';
import * as code from './code.ts';
import { checkDisclaimer } from './disclaimer.ts';
import { checkElements } from './elements.ts';
import { checkExpressions } from './expressions.ts';
import * as headings from './headings.ts';
import { checkLanguage } from './language.ts';
import * as links from './links.ts';
import * as opening from './opening.ts';
import { checkPlaceholder } from './placeholder.ts';
import { checkPunctuation } from './punctuation.ts';
import * as ran from './ran.ts';
import { checkRendering } from './rendering.ts';
import * as sections from './sections.ts';
import * as tables from './tables.ts';
import * as wordLists from './wordLists.ts';

/** The rules about one note's text; the others are found in the front matter, in code or between notes. */
export const CHECKS: Readonly<Record<string, Check>> = {
  'note/ran': ran.checkRan,
  'note/ran-version': ran.checkRanVersions,
  'note/title': headings.checkTitle,
  'note/section-name': headings.checkSectionNames,
  'note/description': checkPlaceholder,
  'note/opening': opening.checkOpening,
  'note/truncate': opening.checkTruncate,
  'note/sections': sections.checkSections,
  'note/source': sections.checkSources,
  'note/link-text': links.checkLinkText,
  'note/alt': links.checkAlt,
  'note/filler': wordLists.checkFiller,
  'note/voice': wordLists.checkVoice,
  'note/fence-language': code.checkFenceLanguage,
  'note/table-cells': tables.checkTableCells,
  'note/diagram-text': code.checkDiagramText,
  'note/disclaimer': checkDisclaimer,
  'note/language': checkLanguage,
  'note/mark': wordLists.checkMarks,
  'note/formula': wordLists.checkFormulas,
  'note/rendering': checkRendering,
  'note/heading': headings.checkHeadings,
  'note/heading-level': headings.checkHeadingLevels,
  'note/table-form': tables.checkTableForm,
  'note/element': checkElements,
  'note/link-url': links.checkLinkUrls,
  'note/leftover': wordLists.checkLeftovers,
  'note/character': checkCharacters,
  'note/spelling': wordLists.checkSpelling,
  'note/name': wordLists.checkNames,
  'note/word': wordLists.checkWords,
  'note/punctuation': checkPunctuation,
  'note/code-form': code.checkCodeForm,
  'note/fence-meta': code.checkFenceMeta,
  'note/expression': checkExpressions,
};
