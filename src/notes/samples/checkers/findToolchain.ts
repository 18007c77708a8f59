import { spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';

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

const known = new Map<string, Toolchain>();

/**
 * Finds the compiler behind a name such as rustup's, which would obey files of a note, write to the
 * home folder and download. It is asked where no note has a file, once.
 *
 * @param program - path of what was found under the compiler's name
 */
export function findToolchain(
  program: string,
  question: Question | undefined,
): Toolchain {
  const found = known.get(program) ?? ask(program, question);
  known.set(program, found);
  return found;
}

function ask(program: string, question: Question | undefined): Toolchain {
  const itself = { command: program, folders: [] };
  if (!question) return itself;
  const { args, read } = question;
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: '/',
    encoding: 'utf8',
    timeout: PATIENCE,
  });
  if (status !== 0) return itself;
  const { command, home, release } = read(stdout + stderr);
  if (!existsSync(command) || !path.isAbsolute(home)) return { ...itself, release };
  return { command, folders: foldersOf(home), release };
}
