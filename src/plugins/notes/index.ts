import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { type Fault, formatFaults } from '../../content/fault.ts';
import { readHistory } from '../../history/index.ts';
import { NOTE_FOLDERS } from '../../notes/index.ts';
import { type Content, checkSite, watchSamples } from './checkSite.ts';
import { groupFaults } from './groupFaults.ts';
import { type Options, validateOptions } from './options.ts';
import { weighFaults } from './weighFaults.ts';

/**
 * Holds every note against schema and structure, and its samples against their languages: `build`
 * refuses faults in one report, `start` prints them, shows them on the page, and goes on.
 */
export default function notes(
  { siteDir, generatedFilesDir }: LoadContext,
  { gate }: Options,
): Plugin<Content> {
  const isBuild = process.env.NODE_ENV === 'production';
  const signal = path.join(generatedFilesDir, 'notes-samples.txt');
  let sampleFaults: readonly Fault[] = [];
  /** The signal is a watched file: a new one makes Docusaurus load this plugin again. */
  const showOnPages = (faults: readonly Fault[]) => {
    sampleFaults = faults;
    mkdirSync(generatedFilesDir, { recursive: true });
    writeFileSync(signal, `${faults.length} faults, ${Date.now()}\n`);
  };
  const askForSamples = isBuild ? undefined : watchSamples(siteDir, showOnPages);
  return {
    name: 'notes',
    getPathsToWatch: () => [
      ...NOTE_FOLDERS.map((folder) => `${siteDir}/${folder}/**/*.{md,mdx}`),
      signal,
    ],
    async loadContent() {
      readHistory(siteDir);
      askForSamples?.();
      const content = await checkSite(siteDir, isBuild);
      const verdict = weighFaults(content, isBuild ? gate : 'warn');
      if (verdict.refusal !== undefined) throw new Error(verdict.refusal);
      if (content.faults.length > 0) {
        logger.warn(formatFaults(content.faults, content.checked));
      }
      return content;
    },
    contentLoaded({ content, actions }) {
      if (isBuild) return;
      actions.setGlobalData({
        faults: groupFaults([...content.faults, ...sampleFaults]),
      });
    },
  };
}

notes.validateOptions = validateOptions;
