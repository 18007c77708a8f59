import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

import { findProgram } from '../findProgram.ts';

/** The real compiler rather than a wrapper around it, and the folders that it needs. */
export type Toolchain = {
  readonly command: string;
  readonly folders: readonly string[];
  /** The language's release, if the compiler was asked for it. */
  readonly release?: number | undefined;
};

/** How to ask a compiler for its location. */
export type Question = {
  readonly args: readonly string[];
  /** Reads the compiler's path, its installation root and its release from its output. */
  readonly read: (printed: string) => {
    readonly command: string;
    readonly home: string;
    readonly release?: number;
  };
};

const SYSTEM = /^\/(?:usr|bin|sbin|lib|lib32|lib64)(?:\/|$)/;
const PATIENCE = 30_000;

/** Debian moves Java's settings out of its home and leaves symbolic links. */
const SETTINGS = ['lib/jvm.cfg', 'conf/security/java.security'];

function foldersOf(home: string): string[] {
  const settings = SETTINGS.map((file) => path.join(home, file)).filter(existsSync);
  const found = [home, ...settings.map((file) => path.dirname(realpathSync(file)))];
  return [...new Set(found)].filter((folder) => !SYSTEM.test(folder));
}

/**
 * Finds the real compiler behind a wrapper such as rustup's, which would obey files of
 * the page, write to the home folder and download things. Runs the wrapper in a folder
 * without files from any page. Returns `undefined` if the machine lacks the compiler.
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
