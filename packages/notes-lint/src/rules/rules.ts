import type { Severity } from 'mdx-source';
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

/** A rule with its severity in a note that keeps to its kind (see `gradeProblems`). */
export type Rule = {
  readonly check: Check;
  readonly severity: Severity;
  /** Asked of complete notes only; a seedling's page lists it. */
  readonly completeOnly: boolean;
};

function withSeverity(severity: Severity, completeOnly = false) {
  return (check: Check): Rule => ({ check, severity, completeOnly });
}

/** For what's broken, unsafe, unproven, misleading or inaccessible. */
const error = withSeverity('error');
/** House style. */
const warning = withSeverity('warning');
const complete = withSeverity('warning', true);

/** Every structure rule, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'note/ran': complete(ran.checkRan),
  'note/ran-version': error(ran.checkRanVersions),
  'note/untried': error(ran.checkUntested),
  'note/claims': error(ran.checkClaims),
  'note/title': warning(layout.checkTitle),
  'note/description': error(kind.checkDescription),
  'note/opening': complete(kind.checkOpening),
  'note/sections': complete(kind.checkSections),
  'note/source': warning(kind.checkSources),
  'note/link-text': error(links.checkLinkText),
  'note/alt': error(links.checkAlt),
  'note/banned': warning(wording.checkFiller),
  'note/voice': warning(wording.checkVoice),
  'note/fence-language': warning(code.checkFenceLanguage),
  'note/table-cells': warning(layout.checkTableCells),
  'note/cell-code': warning(code.checkCellCode),
  'note/diagram-text': error(code.checkDiagramText),
  'note/disclaimer': error(kind.checkDisclaimer),
  'note/language': warning(kind.checkLanguage),
  'note/reference': error(links.checkDefinitions),
  'note/mark': error(wording.checkMarks),
  'note/rendering': error(layout.checkRendering),
  'note/heading': error(layout.checkHeadings),
  'note/table-form': error(layout.checkTableForm),
  'note/element': error(checkElements),
  'note/address': error(links.checkLinkUrls),
  'note/plain-http': warning(links.checkPlainHttp),
  'note/leftover': warning(wording.checkLeftovers),
  'note/character': error(checkCharacters),
  'note/spelling': warning(wording.checkSpelling),
  'note/name': warning(wording.checkNames),
  'note/word': warning(wording.checkWords),
  'note/punctuation': warning(checkPunctuation),
  'note/code-form': error(code.checkCodeForm),
  'note/fence-meta': error(code.checkFenceMeta),
  'note/expression': error(checkExpressions),
};
