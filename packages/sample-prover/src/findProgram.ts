import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Finds a program as a shell would; `undefined` when the machine lacks it. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders
    .map((folder) => path.join(folder, name))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return statSync(file).isFile();
      } catch {
        return false;
      }
    });
}

/** Says which programs this machine has; otherwise when one comes, goes or is replaced. */
export function describePrograms(names: readonly string[]): string[] {
  return names.map((name) => {
    const file = findProgram(name);
    if (file === undefined) return `${name} missing`;
    const { size, mtimeMs } = statSync(file);
    return `${name} ${file} ${size} ${mtimeMs}`;
  });
}
