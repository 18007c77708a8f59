import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Problem } from 'mdx-source/problems';

/** Folder of the files below, relative to the site's folder. */
export const PROBLEMS_FOLDER = '.docusaurus/notes';

/** What the checks found in a note. */
type PageState = {
  readonly problems: readonly Problem[];
  /** Changes with what the page shows about the note's samples. */
  readonly samples: string;
};

/** The file with what `npm start` found in a note; a change of it recompiles the note's page. */
export function problemFile(siteDir: string, note: string): string {
  return path.join(siteDir, PROBLEMS_FOLDER, `${note}.json`);
}

export function readPageState(siteDir: string, note: string): PageState {
  const file = problemFile(siteDir, note);
  if (!existsSync(file)) return { problems: [], samples: '' };
  return JSON.parse(readFileSync(file, 'utf8')) as PageState;
}

/** Replaces the file in one step, because the bundler may be reading it. */
export function writePageState(siteDir: string, note: string, state: PageState): void {
  const file = problemFile(siteDir, note);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(state));
  renameSync(`${file}.new`, file);
}
