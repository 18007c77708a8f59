import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { findProgram } from './findProgram.ts';
import { hashFiles } from './hashFiles.ts';

/** Programs on this machine that checkers start. */
const PROGRAMS = ['bash', 'javac', 'rustc', 'setpriv', 'unshare'];

const here = fileURLToPath(new URL('.', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The code that decides about a sample. */
const SOURCES = [
  here,
  path.join(here, '../grammars'),
  path.dirname(resolve('mdx-source')),
  path.join(path.dirname(resolve('docusaurus-theme-live-code/compile')), 'frame'),
];

/** Changes when a program is installed, removed or replaced. */
function describeProgram(name: string): string {
  const file = findProgram(name);
  if (file === undefined) return `no ${name}`;
  const { size, mtimeMs } = statSync(file);
  return `${file} ${size} ${mtimeMs}`;
}

/**
 * What every result depends on besides its page: this package's code, the installed packages, Node,
 * and the programs that checkers start.
 */
export function readFingerprint(root: string): string {
  const machine = [process.version, process.platform, ...PROGRAMS.map(describeProgram)];
  const text = [hashFiles(SOURCES, root), ...machine].join();
  return createHash('sha256').update(text).digest('base64url');
}
