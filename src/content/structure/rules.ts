import type { Severity } from '../fault.ts';
import type { Check } from './rule.ts';
import * as chinese from './rules/chinese.ts';
import { checkDescription } from './rules/description.ts';
import {
  checkDiagramEdges,
  checkDiagramSize,
  checkDiagramText,
} from './rules/diagrams.ts';
import { checkDisclaimer } from './rules/disclaimer.ts';
import { checkFenceLanguage, checkFenceLength, checkFenceWidth } from './rules/fences.ts';
import { checkDepth, checkHeadingForm, checkTitle } from './rules/headings.ts';
import { checkLength, checkOpening } from './rules/length.ts';
import { checkAlt, checkChildren, checkLinkText, checkSiblings } from './rules/links.ts';
import { checkChecklistLength, checkMinimums, checkWaiver } from './rules/minimums.ts';
import { checkTruncate } from './rules/post.ts';
import { checkRan, checkRanVersions } from './rules/ran.ts';
import { checkLastSection, checkSections } from './rules/sections.ts';
import { checkSources } from './rules/sources.ts';
import { checkTableCells, checkTableColumns } from './rules/tables.ts';
import { checkBanned, checkQuotes } from './rules/wording.ts';

/** A rule with its weight. */
export type Rule = { readonly check: Check; readonly severity: Severity };

function error(check: Check): Rule {
  return { check, severity: 'error' };
}

function warning(check: Check): Rule {
  return { check, severity: 'warning' };
}

/** Every rule about the structure of a note, by its name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'note/ran': error(checkRan),
  'note/ran-version': error(checkRanVersions),
  'note/title': error(checkTitle),
  'note/description': error(checkDescription),
  'note/heading-depth': error(checkDepth),
  'note/heading-form': error(checkHeadingForm),
  'note/opening': error(checkOpening),
  'note/sections': error(checkSections),
  'note/last-section': error(checkLastSection),
  'note/length': error(checkLength),
  'note/minimum': error(checkMinimums),
  'note/checklist-length': error(checkChecklistLength),
  'note/waiver': error(checkWaiver),
  'note/source': error(checkSources),
  'note/siblings': error(checkSiblings),
  'note/children': error(checkChildren),
  'note/link-text': error(checkLinkText),
  'note/alt': error(checkAlt),
  'note/banned': error(checkBanned),
  'note/quote': error(checkQuotes),
  'note/fence-language': error(checkFenceLanguage),
  'note/fence-length': error(checkFenceLength),
  'note/fence-width': error(checkFenceWidth),
  'note/table-columns': error(checkTableColumns),
  'note/table-cells': error(checkTableCells),
  'note/diagram-size': error(checkDiagramSize),
  'note/diagram-text': error(checkDiagramText),
  'note/diagram-edges': warning(checkDiagramEdges),
  'note/disclaimer': error(checkDisclaimer),
  'note/truncate': error(checkTruncate),
  'note/language': error(chinese.checkLanguage),
  'note/mixture': warning(chinese.checkMixture),
  'note/chinese-spacing': error(chinese.checkSpacing),
  'note/chinese-marks': error(chinese.checkMarks),
  'note/chinese-italics': error(chinese.checkItalics),
  'note/chinese-simplified': error(chinese.checkSimplified),
};
