import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {
  byPlace,
  type Fault,
  formatFault,
  gradeFaults,
  isError,
  isNoteFile,
  listNotes,
  readNotes,
  readVerdicts,
  sumFaults,
} from 'notes-lint';
import { openCheckProcess } from './askProcess.ts';
import { checkLater } from './checkLater.ts';
import { checkReferencesNow, checkSaved, type Content } from './checks.ts';
import { groupFaults } from './groupFaults.ts';
import { watchNotes } from './watchNotes.ts';
import { forgetPages, writePages } from './writePages.ts';

/** Subfolder of the plugin's data folder, with one dependency file for each note's page. */
export const PAGES = 'pages';

/** More warnings than this are about the whole site, not about the note that was just saved. */
const MOST_WARNINGS = 10;

/** Errors, and the warnings too unless there are too many to read. */
function chooseNews(fresh: readonly Fault[]): Fault[] {
  const errors = fresh.filter(isError);
  const warnings = fresh.filter(({ severity }) => severity === 'warning');
  return warnings.length > MOST_WARNINGS ? errors : [...errors, ...warnings];
}

/** Faults by their text. */
type Known = ReadonlyMap<string, Fault>;

/** What a note that can't be read had before is still there, behind its syntax error. */
function keepHidden(known: Known, faults: readonly Fault[]): [string, Fault][] {
  const unread = new Set(
    faults.filter(({ rule }) => rule === 'mdx/syntax').map(({ file }) => file),
  );
  return [...known].filter(([, { file }]) => unread.has(file));
}

/**
 * Creates a function that writes the faults for the pages and prints those that are new.
 *
 * @param file - where they're written
 */
function createShow(file: string) {
  let known: Known = new Map();
  /** @param notes - how many were checked; `undefined` while the first check is running */
  return (faults: readonly Fault[], notes?: number) => {
    const now = new Map(faults.map((fault) => [JSON.stringify(fault), fault]));
    const fresh = faults.filter((fault) => !known.has(JSON.stringify(fault)));
    const isSame = fresh.length === 0 && now.size === known.size;
    known = new Map([...keepHidden(known, faults), ...now]);
    if (isSame && notes !== undefined) return;
    writeFileSync(file, JSON.stringify(groupFaults(faults)));
    for (const fault of chooseNews(fresh).sort(byPlace)) {
      const print = isError(fault) ? logger.error : logger.info;
      print(formatFault(fault));
    }
    if (notes === undefined) return;
    logger.info(`${sumFaults(faults, notes)}. All of them: npm run lint:notes`);
  };
}

function logError(error: unknown): void {
  logger.error(String(error));
}

/**
 * For `start`: keeps two things up to date, a file of errors that every note imports, and for each
 * note a file that its page depends on. Saved notes and references are checked immediately, everything
 * else in the background. The bundler watches these files itself.
 *
 * @param root - the project's root
 * @param folder - where the files are written
 * @param first - the results known at startup
 */
export function startSession(root: string, folder: string, first: Content): void {
  const pages = path.join(folder, PAGES);
  mkdirSync(folder, { recursive: true });
  forgetPages(pages, readNotes(root), readVerdicts(root));
  let { faults: structure, references } = first;
  let samples: readonly Fault[] = [];
  const gather = () => {
    const faults = [...structure, ...references, ...samples];
    const files = new Set(faults.map(({ file }) => file));
    const faulty = listNotes(root).filter((file) => files.has(file));
    return gradeFaults(faults, readNotes(root, faulty));
  };
  const show = createShow(path.join(folder, 'faults.json'));
  show(gather());
  const ask = openCheckProcess(root);
  const check = async (isOutdated: () => boolean) => {
    const report = await ask();
    if (isOutdated()) return;
    ({ structure, samples } = report);
    // A file may have been added or deleted while the check was running.
    references = checkReferencesNow(root) ?? report.references;
    show(gather(), report.notes);
    writePages(pages, report.pages);
  };
  const askForCheck = checkLater(check, logError);
  const onSave = (files: readonly string[]) => {
    const saved = checkSaved(root, files, structure);
    structure = saved.faults;
    references = checkReferencesNow(root) ?? references;
    show(gather(), saved.checked);
    if (files.some(isNoteFile)) askForCheck();
  };
  askForCheck();
  watchNotes(root, onSave, logError);
}
