import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';

import { type Fault, formatFaults } from '../../content/fault.ts';
import { checkSite, type Content, watchSamples } from './checkSite.ts';
import { groupFaults } from './groupFaults.ts';
import { watchNotes } from './watchNotes.ts';
import { writeVerdicts } from './writeVerdicts.ts';

/** Folder below the plugin's own that holds what is known about the samples of each note. */
export const VERDICTS = 'verdicts';

/**
 * For `start`: keeps a file of faults up to date that every note imports, structure at once and
 * samples when the background check has them, and a file a note about its samples. The bundler
 * hears of the files by itself.
 *
 * @param root - the project's root
 * @param folder - where the files are written
 * @param first - what the first check found
 */
export function startSession(root: string, folder: string, first: Content): void {
  const file = path.join(folder, 'faults.json');
  const verdicts = path.join(folder, VERDICTS);
  let structure = first.faults;
  let samples: readonly Fault[] = [];
  let written = '';
  const write = () => {
    const text = JSON.stringify(groupFaults([...structure, ...samples]));
    if (text === written) return;
    written = text;
    writeFileSync(file, text);
  };
  const askForSamples = watchSamples(root, (report) => {
    samples = report.faults;
    write();
    writeVerdicts(verdicts, report);
  });
  const checkAgain = async () => {
    const { faults, checked } = await checkSite(root, false);
    if (JSON.stringify(faults) !== JSON.stringify(structure)) {
      logger.info(formatFaults(faults, checked));
    }
    structure = faults;
    write();
    askForSamples();
  };
  mkdirSync(folder, { recursive: true });
  rmSync(verdicts, { recursive: true, force: true });
  write();
  askForSamples();
  watchNotes(root, () => void checkAgain().catch((error) => logger.error(String(error))));
}
