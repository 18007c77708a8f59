import { existsSync, watch } from 'node:fs';
import path from 'node:path';

import { NOTE_FOLDERS } from '../../notes/index.ts';

/** Time in which an editor's several writes count as one. */
const SETTLE_MILLISECONDS = 200;

/**
 * Calls back after notes have changed. Docusaurus' own `getPathsToWatch` must not be used for files
 * that the docs plugin watches too: both reload at once, and the one that ends last brings back the
 * old site of the other (a new page is lost; see the remark about races in its `start` command).
 */
export function watchNotes(root: string, onChange: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLE_MILLISECONDS);
  };
  for (const folder of NOTE_FOLDERS.map((name) => path.join(root, name))) {
    if (existsSync(folder)) watch(folder, { recursive: true }, settle).unref();
  }
}
