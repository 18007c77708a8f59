import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Fault } from '../../content/fault.ts';
import { formatFaults } from '../../content/fault.ts';
import { NOTE_FOLDERS, checkNotes, openCache, readNotes } from '../../notes/index.ts';
import { readHistory } from '../../history/index.ts';
import { groupFaults } from './groupFaults.ts';
import { type Options, validateOptions } from './options.ts';
import { weighFaults } from './weighFaults.ts';

/** What the checks found, and how many notes they looked at. */
type Content = { readonly faults: readonly Fault[]; readonly checked: number };

function checkSite(root: string): Content {
  const notes = readNotes(root);
  const cache = openCache(root);
  const faults = checkNotes(notes, { cache });
  cache.save();
  return { faults, checked: notes.length };
}

/**
 * Holds every note against schema and structure: `build` refuses faults in one report, `start`
 * prints them, shows them on the page, and goes on.
 */
export default function notes(
  { siteDir }: LoadContext,
  { gate }: Options,
): Plugin<Content> {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'notes',
    getPathsToWatch: () =>
      NOTE_FOLDERS.map((folder) => `${siteDir}/${folder}/**/*.{md,mdx}`),
    async loadContent() {
      readHistory(siteDir);
      const content = checkSite(siteDir);
      const verdict = weighFaults(content, isBuild ? gate : 'warn');
      if (verdict.refusal !== undefined) throw new Error(verdict.refusal);
      if (content.faults.length > 0)
        logger.warn(formatFaults(content.faults, content.checked));
      return content;
    },
    contentLoaded({ content, actions }) {
      if (!isBuild) actions.setGlobalData({ faults: groupFaults(content.faults) });
    },
  };
}

notes.validateOptions = validateOptions;
