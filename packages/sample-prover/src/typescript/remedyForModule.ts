import path from 'node:path';

import { closestMatch, didYouMean } from 'mdx-source';
import { readLock } from 'mdx-source/cache';

const OR = 'or write nocheck="reason" after the language.';

/** The package of the module that a message quotes first; `undefined` for a file. */
export function packageIn(text: string): string | undefined {
  return /^[^']*'((?:@[^/']+\/)?[^./'][^/']*)/.exec(text)?.[1];
}

/**
 * How to fix an import that TypeScript doesn't resolve.
 *
 * @param text - the compiler's message, which quotes the module first
 */
export function remedyForModule(text: string, root: string): string {
  const name = packageIn(text);
  if (name === undefined)
    return `Show that file in a fence of the page, with its name as the title; ${OR}`;
  const { lock } = readLock(path.resolve(root));
  const own = Object.keys(lock).filter((at) => !at.includes('node_modules'));
  const known = own.flatMap((at) =>
    Object.keys({ ...lock[at]?.dependencies, ...lock[at]?.devDependencies }),
  );
  const likely = closestMatch(name, known, path.posix.basename(name));
  // A workspace for packages that only samples need.
  const where = own.includes('samples') ? '-w samples' : '-D';
  return `${didYouMean(likely)}To let samples import it: npm install ${where} -E ${name}; ${OR}`;
}
