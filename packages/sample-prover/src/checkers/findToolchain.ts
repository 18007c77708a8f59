import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { findProgram } from '../findProgram.ts';

/** A compiler itself, not what stands before it, with the folders that it needs. */
export type Toolchain = {
  readonly command: string;
  readonly folders: readonly string[];
  /** The release of the language, where the compiler was asked for it. */
  readonly release?: number | undefined;
};

/** How a compiler is asked where it lies. */
export type Question = {
  readonly args: readonly string[];
  /** The compiler, the root of its installation and its release, out of what it prints. */
  readonly read: (printed: string) => {
    readonly command: string;
    readonly home: string;
    readonly release?: number;
  };
};

const SYSTEM = /^\/(?:usr|bin|sbin|lib|lib32|lib64)(?:\/|$)/;
const PATIENCE = 30_000;

/** Debian keeps the settings of Java elsewhere and links to them. */
const SETTINGS = ['lib/jvm.cfg', 'conf/security/java.security'];

function foldersOf(home: string): string[] {
  const settings = SETTINGS.map((file) => path.join(home, file)).filter(existsSync);
  const found = [home, ...settings.map((file) => path.dirname(realpathSync(file)))];
  return [...new Set(found)].filter((folder) => !SYSTEM.test(folder));
}

/**
 * Finds the compiler behind a name such as rustup's, which would obey files of a page, write to the
 * home folder and download; `undefined` when the machine lacks it. It is asked where no page has a
 * file.
 */
export function findToolchain(name: string, question: Question): Toolchain | undefined {
  const program = findProgram(name);
  if (program === undefined) return undefined;
  const itself = { command: program, folders: [] };
  const { status, stdout, stderr } = spawnSync(program, question.args, {
    cwd: '/',
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  if (status !== 0) return itself;
  const { command, home, release } = question.read(stdout + stderr);
  if (!existsSync(command) || !path.isAbsolute(home)) return { ...itself, release };
  return { command, folders: foldersOf(home), release };
}
