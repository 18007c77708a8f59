import type { Severity } from '../note/index.ts';
import type { Check } from './rule.ts';
import { checkAddresses, checkPlainHttp } from './rules/addresses.ts';
import { checkCellCode } from './rules/cellCode.ts';
import { checkCharacters } from './rules/characters.ts';
import * as chinese from './rules/chinese.ts';
import { checkCodeForm } from './rules/codeForm.ts';
import { checkDays } from './rules/days.ts';
import * as diagrams from './rules/diagrams.ts';
import { checkElements } from './rules/elements.ts';
import { checkExpressions } from './rules/expressions.ts';
import { checkFenceMeta } from './rules/fenceMeta.ts';
import * as fences from './rules/fences.ts';
import { checkDescription, checkDisclaimer } from './rules/frontMatter.ts';
import * as headings from './rules/headings.ts';
import { checkLeftovers } from './rules/leftovers.ts';
import { checkOpening } from './rules/opening.ts';
import { checkAlt, checkLinkText } from './rules/links.ts';
import { checkMarksRead } from './rules/marks.ts';
import { checkTruncate } from './rules/post.ts';
import { checkPunctuation } from './rules/punctuation.ts';
import { checkRan, checkRanVersions } from './rules/ran.ts';
import { checkReferenceForm } from './rules/references.ts';
import { checkRendering } from './rules/rendering.ts';
import { checkSections } from './rules/sections.ts';
import { checkSources } from './rules/sources.ts';
import { checkNames, checkSpelling } from './rules/spelling.ts';
import * as tables from './rules/tables.ts';
import { checkClaims, checkUntried } from './rules/untried.ts';
import { checkBanned, checkQuotes, checkVoice } from './rules/wording.ts';
import { checkWords } from './rules/words.ts';

/** A rule with its severity. */
export type Rule = {
  readonly check: Check;
  readonly severity: Severity;
  /** Requires something of complete notes only: seedlings are told, but don't fail. */
  readonly isForComplete: boolean;
};

function weighing(severity: Severity, isForComplete = false) {
  return (check: Check): Rule => ({ check, severity, isForComplete });
}

/** For what's broken, unsafe, unproven, misleading or inaccessible. */
const error = weighing('error');
/** House style. */
const warning = weighing('warning');
const complete = weighing('warning', true);

/** Every structure rule, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'note/ran': complete(checkRan),
  'note/ran-version': error(checkRanVersions),
  'note/untried': error(checkUntried),
  'note/claims': error(checkClaims),
  'note/title': warning(headings.checkTitle),
  'note/description': error(checkDescription),
  'note/heading-depth': warning(headings.checkDepth),
  'note/heading-form': warning(headings.checkHeadingForm),
  'note/opening': complete(checkOpening),
  'note/sections': complete(checkSections),
  'note/source': warning(checkSources),
  'note/link-text': error(checkLinkText),
  'note/alt': error(checkAlt),
  'note/banned': warning(checkBanned),
  'note/voice': warning(checkVoice),
  'note/quote': warning(checkQuotes),
  'note/fence-language': warning(fences.checkFenceLanguage),
  'note/table-columns': warning(tables.checkTableColumns),
  'note/table-cells': warning(tables.checkTableCells),
  'note/cell-code': warning(checkCellCode),
  'note/diagram-size': warning(diagrams.checkDiagramSize),
  'note/diagram-text': error(diagrams.checkDiagramText),
  'note/diagram-edges': warning(diagrams.checkDiagramEdges),
  'note/disclaimer': error(checkDisclaimer),
  'note/truncate': warning(checkTruncate),
  'note/language': warning(chinese.checkLanguage),
  'note/mixture': warning(chinese.checkMixture),
  'note/chinese-spacing': warning(chinese.checkSpacing),
  'note/chinese-marks': warning(chinese.checkMarks),
  'note/chinese-italics': warning(chinese.checkItalics),
  'note/chinese-simplified': warning(chinese.checkSimplified),
  'note/reference': error(checkReferenceForm),
  'note/mark': error(checkMarksRead),
  'note/rendering': error(checkRendering),
  'note/heading': error(headings.checkHeadings),
  'note/bold-heading': warning(headings.checkBoldHeadings),
  'note/table-form': error(tables.checkTableForm),
  'note/element': error(checkElements),
  'note/address': error(checkAddresses),
  'note/plain-http': warning(checkPlainHttp),
  'note/leftover': warning(checkLeftovers),
  'note/character': error(checkCharacters),
  'note/spelling': warning(checkSpelling),
  'note/name': warning(checkNames),
  'note/word': warning(checkWords),
  'note/punctuation': warning(checkPunctuation),
  'note/code-form': error(checkCodeForm),
  'note/day': error(checkDays),
  'note/fence-meta': error(checkFenceMeta),
  'note/expression': error(checkExpressions),
};
