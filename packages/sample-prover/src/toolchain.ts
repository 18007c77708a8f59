import { accessSync, constants, statSync } from 'node:fs';
import path from 'node:path';

/** Programs of other languages that a machine may lack. */
const TOOLCHAINS = ['bash', 'python3', 'rustc', 'gcc', 'javac', 'unshare'];

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

/** Stands for the toolchains of this machine: changes when one comes, goes or is replaced. */
export function describeToolchains(): string {
  return TOOLCHAINS.map((name) => {
    const file = findProgram(name);
    if (file === undefined) return `${name} missing`;
    const { size, mtimeMs } = statSync(file);
    return `${name} ${file} ${size} ${mtimeMs}`;
  }).join('\n');
}
