import path from 'node:path';

import { closestMatch, didYouMean } from 'mdx-source/problems';
import { listDependencies } from 'result-cache';
import type { CheckEnvironment } from '../checker.ts';
import { packageIn } from './diagnostics.ts';

const OR = 'or write nocheck="reason" after the language.';

/**
 * How to fix an import that TypeScript doesn't resolve.
 *
 * @param text - the compiler's message, which quotes the module first
 */
export function remedyForModule(
  text: string,
  { root, addCommand }: Pick<CheckEnvironment, 'root' | 'addCommand'>,
): string {
  const name = packageIn(text);
  if (name === undefined)
    return `Show that file in a fence of the page, with its name as the title; ${OR}`;
  if (name.startsWith('node:')) return `Node has no such module; correct the name, ${OR}`;
  const installed = listDependencies(root).map((one) => one.name);
  const likely = closestMatch(name, installed, path.posix.basename(name).length / 3);
  return `${didYouMean(likely)}To let samples import it: ${addCommand} ${name}; ${OR}`;
}
