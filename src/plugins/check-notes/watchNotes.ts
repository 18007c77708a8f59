import path from 'node:path';

import { NOTE_FOLDERS, relativeName } from 'notes-lint';
import { watchTree } from './watchTree.ts';

/** Time in which an editor's several writes count as one, and the page is compiled again. */
const SETTLE_MILLISECONDS = 700;

/**
 * Calls back after notes, or files that they refer to, have changed. Docusaurus' own `getPathsToWatch` must not be used for files
 * that the docs plugin watches too: both reload at once, and the one that ends last brings back the
 * old site of the other (a new page is lost; see the remark about races in its `start` command).
 *
 * @param onChange - called with what was written, moved or deleted; files and folders
 * @param onError - called with what `onChange` throws, such as a note that vanished meanwhile
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
