import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';

import {
  type Fault,
  formatFaults,
  isNoteFile,
  readNotes,
  readVerdicts,
} from 'notes-lint';
import { openCheckProcess } from './askProcess.ts';
import { checkLater } from './checkLater.ts';
import { checkReferencesNow, checkSaved, type Content } from './checkSite.ts';
import { groupFaults } from './groupFaults.ts';
import { watchNotes } from './watchNotes.ts';
import { forgetPages, writePages } from './writePages.ts';

/** Folder below the plugin's own that holds what the page of each note depends on. */
export const PAGES = 'pages';

/** Prints and writes faults when they are others than before. */
function createShow(file: string, first: readonly Fault[]) {
  let known = JSON.stringify(first);
  const write = (faults: readonly Fault[]) =>
    writeFileSync(file, JSON.stringify(groupFaults(faults)));
  write(first);
  return (faults: readonly Fault[], notes: number) => {
    if (JSON.stringify(faults) === known) return;
    known = JSON.stringify(faults);
    logger.info(formatFaults(faults, notes));
    write(faults);
  };
}

function logError(error: unknown): void {
  logger.error(String(error));
}

/**
 * For `start`: keeps a file of faults up to date that every note imports, and a file a note that
 * its page depends on. A saved note, and what notes refer to, is checked at once, all there is to
 * check in the background.
 * The bundler watches the files by itself.
 *
 * @param root - the project's root
 * @param folder - where the files are written
 * @param first - what is known from earlier
 */
export function startSession(root: string, folder: string, first: Content): void {
  const pages = path.join(folder, PAGES);
  mkdirSync(folder, { recursive: true });
  forgetPages(pages, readNotes(root), readVerdicts(root));
  let { faults: structure, references } = first;
  let samples: readonly Fault[] = [];
  const gather = () => [...structure, ...references, ...samples];
  const show = createShow(path.join(folder, 'faults.json'), gather());
  const ask = openCheckProcess(root);
  const check = async () => {
    const report = await ask();
    if (report.checked > 0) logger.info(`${report.checked} samples checked.`);
    ({ structure, samples } = report);
    // A file may have come or gone while the check was under way.
    references = checkReferencesNow(root) ?? report.references;
    show(gather(), report.notes);
    writePages(pages, report.pages);
  };
  const askForCheck = checkLater(check, logError);
  const onSave = (files: readonly string[]) => {
    structure = checkSaved(root, files, structure);
    references = checkReferencesNow(root) ?? references;
    show(gather(), first.checked);
    if (files.some(isNoteFile)) askForCheck();
  };
  askForCheck();
  watchNotes(root, onSave, logError);
}
