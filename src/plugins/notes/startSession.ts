import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';

import { type Fault, formatFaults } from '../../content/fault.ts';
import { checkSite, type Content, watchSamples } from './checkSite.ts';
import { groupFaults } from './groupFaults.ts';
import { watchNotes } from './watchNotes.ts';

/**
 * For `start`: keeps a file of faults up to date that every note imports, structure at once and
 * samples when the background check has them. The bundler hears of the file by itself.
 *
 * @param root - the project's root
 * @param file - where the faults are written
 * @param first - what the first check found
 */
export function startSession(root: string, file: string, first: Content): void {
  let structure = first.faults;
  let samples: readonly Fault[] = [];
  const write = () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(groupFaults([...structure, ...samples])));
  };
  const askForSamples = watchSamples(root, (faults) => {
    samples = faults;
    write();
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
  write();
  askForSamples();
  watchNotes(root, () => void checkAgain().catch((error) => logger.error(String(error))));
}
