import type { Problem } from '../problems/index.ts';

/** What was read, and the errors that kept the rest from being read. */
export type Parsed<T> = { readonly value: T; readonly errors: readonly Problem[] };

/**
 * An error that keeps a page from being read.
 *
 * @param reason - what's wrong, as the end of a sentence
 */
export function syntaxError(
  file: string,
  line: number | undefined,
  reason: string,
  remedy: string,
): Problem {
  const message = `The page cannot be read: ${reason}.`;
  return { file, line, rule: 'mdx/syntax', severity: 'error', message, remedy };
}
