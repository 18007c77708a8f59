import stylelint from 'stylelint';

import type { Checker } from '../run/checker.ts';

/** Rules about CSS that works, but could be better. */
const ADVICE =
  /-empty$|missing-generic-family-keyword$|descending-specificity$|duplicate-selectors$/;

/** Checks CSS with stylelint's rules about errors; those of its standard configuration are about layout. */
const check: Checker = async () => {
  // It's ESM only.
  const { default: config } = await import('stylelint-config-recommended');
  return async ({ code }) => {
    // A comment that disables a rule means something to the checker only, not to readers.
    const { results } = await stylelint.lint({ code, config, ignoreDisables: true });
    const warnings = results.flatMap((result) => result.warnings);
    const broken = warnings.filter(({ rule }) => !ADVICE.test(rule));
    const errors = broken.map(({ line, text }) => ({ line, message: text }));
    return { depth: 'parsed', errors };
  };
};

export default check;
