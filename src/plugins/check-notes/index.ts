import path from 'node:path';

import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { formatFaults, type GradeOptions, NOTE_FOLDERS, readHistory } from 'notes-lint';
import { type Content, checkSite, readFirst } from './checkSite.ts';
import { devServer } from './overlay.ts';
import { startSession, PAGES } from './startSession.ts';
import { weighFaults } from './weighFaults.ts';

/**
 * Holds every note against schema and structure, and its samples against their languages: `build`
 * refuses errors in one report, `start` prints them, shows them on the page, and goes on.
 *
 * @param options - `strict`: a build refuses warnings too
 */
export default function notes(
  { siteDir, generatedFilesDir }: LoadContext,
  options: GradeOptions = {},
): Plugin<Content> {
  const isBuild = process.env.NODE_ENV === 'production';
  const folder = path.join(generatedFilesDir, 'notes/default');
  /** Notes are compiled again when their samples were checked, and when an image in them came or went. */
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
      const content = isBuild ? await checkSite(siteDir, options) : readFirst(siteDir);
      const faults = [...content.faults, ...content.references];
      const { checked } = content;
      const refusal = isBuild ? weighFaults(faults, checked) : undefined;
      if (refusal !== undefined) throw new Error(refusal);
      if (faults.length > 0) logger.warn(formatFaults(faults, checked));
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
