import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Watches a folder and its subfolders, with a separate watcher for each. On inotify, `fs.watch` with
 * `recursive` watches inodes rather than names: once an editor has saved a file by replacing it, as
 * vim and sed do, later saves go unnoticed.
 *
 * @param onChange - called for each file or folder that was written, moved or deleted
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
      forget(folder); // deleted in the meantime
    }
  };
  const begin = (file: string) => {
    if (isFolder(file)) follow(file, begin);
  };
  begin(root);
}
