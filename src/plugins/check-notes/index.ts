import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { formatFaults, type GradeOptions, NOTE_FOLDERS, readHistory } from 'notes-lint';
import { type Content, checkForBuild, readFirst } from './checks.ts';
import { devServer } from './overlay.ts';
import { startSession, PAGES } from './startSession.ts';
import { weighFaults } from './weighFaults.ts';

/**
 * Checks every note against the rules for front matter and structure, and its samples with their language's
 * tools: `build` fails with one report of all errors, `start` prints them, shows them on the page, and
 * keeps running.
 *
 * @param options - `strict`: warnings fail a build too
 */
export default function notes(
  { siteDir, generatedFilesDir }: LoadContext,
  options: GradeOptions = {},
): Plugin<Content> {
  const isBuild = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'notes/default');
  /** Recompiles a note once its samples are checked, and when one of its images is added or removed. */
  const rule = {
    test: /\.mdx?$/,
    enforce: 'pre' as const,
    include: NOTE_FOLDERS.map((name) => path.join(siteDir, name, path.sep)),
    loader: path.join(__dirname, 'dependencies.cjs'),
    options: { root: siteDir, folder: path.join(folder, PAGES) },
  };
  let hasSession = false;
  return {
    name: 'notes',
    async loadContent() {
      readHistory(siteDir);
      const content = isBuild
        ? await checkForBuild(siteDir, options)
        : readFirst(siteDir);
      const faults = [...content.faults, ...content.references];
      const { checked } = content;
      const refusal = isBuild ? weighFaults(faults, checked) : undefined;
      if (refusal !== undefined) throw new Error(refusal);
      if (isBuild && faults.length > 0) logger.warn(formatFaults(faults, checked));
      return content;
    },
    contentLoaded({ content }) {
      if (isBuild || hasSession) return;
      hasSession = true;
      startSession(siteDir, folder, content);
    },
    configureWebpack: () => (isBuild ? {} : { module: { rules: [rule] }, devServer }),
  };
}
