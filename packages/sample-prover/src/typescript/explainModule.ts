import { builtinModules, isBuiltin } from 'node:module';
import path from 'node:path';

import { closestMatch, didYouMean } from 'mdx-source/problems';
import { readInstalled } from 'result-cache';
import type { CheckEnvironment, SampleError } from '../run/checker.ts';
import { packageIn } from './diagnostics.ts';

const OR = 'or write nocheck="reason" after the language.';

/** Neither an alias, such as `@/hooks`, nor a URL. */
const IS_PACKAGE = /^(?:@[\w.-]+\/)?\w[\w.-]*$/;

/** Quotes a file beside the sample that TypeScript doesn't read. */
const QUOTES_OTHER_FILE = /^[^']*'\.{1,2}\/[^']*\.(?!json'|[cm]?[jt]sx?')\w+'/;

/** A module that another runtime or a bundler provides, such as `npm:zod` or `astro:content`, or a URL. */
const OF_RUNTIME = /^(?!file:)\w+:/;

/**
 * What an import that TypeScript doesn't resolve means, and how to fix it.
 *
 * @param text - the compiler's message, which quotes the module first
 */
export function explainModule(
  text: string,
  { root, addCommand }: Pick<CheckEnvironment, 'root' | 'addCommand'>,
): Partial<SampleError> {
  const name = packageIn(text);
  if (name?.startsWith('node:') || isBuiltin(name ?? ''))
    return { remedy: `Node has no such module; correct the name, ${OR}` };
  if (name === undefined || !IS_PACKAGE.test(name))
    return {
      isBundled: QUOTES_OTHER_FILE.test(text) || OF_RUNTIME.test(name ?? ''),
      needsContext: true,
      remedy: `Show that file in a fence of the page, with its name as the title. If it's there, give this block a title in the same folder; ${OR}`,
    };
  const installed = [...readInstalled(root).keys()];
  if (installed.includes(name))
    return {
      remedy: `${name} is installed, but has no such module; correct the path, ${OR}`,
    };
  const { length } = path.posix.basename(name);
  // Short names of packages are near those of Node's modules: next and net.
  const known = length < 5 ? installed : [...installed, ...builtinModules];
  const likely = closestMatch(name, known, length / 3);
  return {
    severity: 'warning',
    ...(likely && { rule: 'typo' }),
    missing: { tool: `the package ${name}`, install: name },
    message: `${name} isn't installed, so the sample is only parsed.`,
    remedy: `${didYouMean(likely)}To let samples import it: ${addCommand} ${name}; ${OR}`,
  };
}
