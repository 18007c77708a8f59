import { type Fault, formatFaults, isError } from '../../notes/index.ts';
import type { Options } from './options.ts';

/**
 * Decides whether a build goes on.
 *
 * @returns the report to refuse it with, if it does not
 */
export function weighFaults(
  { faults, checked }: { readonly faults: readonly Fault[]; readonly checked: number },
  gate: Options['gate'],
): { readonly refusal?: string } {
  if (gate === 'warn') return {};
  if (checked === 0) {
    return {
      refusal:
        'The notes plugin looked at 0 notes: docs, blog and src/pages hold none to check.',
    };
  }
  if (!faults.some(isError)) return {};
  return {
    refusal: `${formatFaults(faults, checked)}\n\nLook again with: npm run lint:notes`,
  };
}
