import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Watches a folder and all below it, each folder by a watch of its own. `recursive` of `fs.watch` looks
 * at files and not at names where it stands on inotify: once an editor has saved a file by putting
 * another in its place, as vim and sed do, it hears of no later save.
 *
 * @param onChange - hears of each file that was written, moved or deleted; folders count as files here
 */
export function watchTree(root: string, onChange: (file: string) => void): void {
  const watchers = new Map<string, FSWatcher>();
  const forget = (gone: string) => {
    for (const [folder, watcher] of watchers) {
      if (folder !== gone && !folder.startsWith(gone + path.sep)) continue;
      watcher.close();
      watchers.delete(folder);
    }
  };
  const look = (file: string) => {
    onChange(file);
    if (!isFolder(file)) return forget(file);
    if (!watchers.has(file)) follow(file, look);
  };
  const follow = (folder: string, tell: (file: string) => void) => {
    try {
      const watcher = watch(folder, (_, name) => {
        if (name !== null) look(path.join(folder, name));
      });
      watcher.on('error', () => forget(folder)).unref();
      watchers.set(folder, watcher);
      for (const name of readdirSync(folder)) tell(path.join(folder, name));
    } catch {
      forget(folder); // gone since it was looked at
    }
  };
  const begin = (file: string) => {
    if (isFolder(file)) follow(file, begin);
  };
  begin(root);
}
