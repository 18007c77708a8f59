import path from 'node:path';

import { NOTE_FOLDERS, relativeName } from 'notes-lint';
import { watchTree } from './watchTree.ts';

/** Debounce for an editor that writes several times per save; the page is recompiled in that time. */
const SETTLE_MILLISECONDS = 700;

/**
 * Calls back after notes, or files that they refer to, have changed. Don't use Docusaurus's own
 * `getPathsToWatch` for files that the docs plugin watches too: both plugins reload at the same time,
 * and the one that finishes last restores the other's old state (a new page gets lost; see the comment
 * about race conditions in Docusaurus's `start` command).
 *
 * @param onChange - called with the files and folders that were written, moved or deleted
 * @param onError - called with errors that `onChange` throws, for example about a note deleted meanwhile
 */
export function watchNotes(
  root: string,
  onChange: (files: readonly string[]) => void,
  onError: (error: unknown) => void,
): void {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed];
    changed.clear();
    try {
      onChange(files);
    } catch (error) {
      onError(error);
    }
  };
  const settle = (file: string) => {
    changed.add(relativeName(root, file));
    clearTimeout(timer);
    timer = setTimeout(tell, SETTLE_MILLISECONDS);
  };
  for (const folder of [...NOTE_FOLDERS, 'static'])
    watchTree(path.join(root, folder), settle);
}
