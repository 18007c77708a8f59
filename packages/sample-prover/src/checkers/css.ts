import stylelint from 'stylelint';

import type { Checker } from '../run/checker.ts';

/** Rules about CSS that works, but could be better. */
const ADVICE =
  /-empty$|missing-generic-family-keyword$|descending-specificity$|duplicate-selectors$/;

/** Tailwind's directives (https://tailwindcss.com/docs/functions-and-directives), and those of its third version. */
const TAILWIND =
  /at-rule "@(?:theme|source|utility|(?:custom-)?variant|apply|reference|config|plugin|tailwind|layer|screen)"/;

/** Checks CSS with stylelint's rules about errors; those of its standard configuration are about layout. */
const check: Checker = async () => {
  // It's ESM only.
  const { default: config } = await import('stylelint-config-recommended');
  return async ({ code }) => {
    // A comment that disables a rule means something to the checker only, not to readers.
    const { results } = await stylelint.lint({ code, config, ignoreDisables: true });
    const warnings = results.flatMap((result) => result.warnings);
    const broken = warnings.filter(({ rule, text }) => {
      // Declarations alone are those of any rule.
      const isAlone = rule === 'no-invalid-position-declaration' && !code.includes('{');
      return !isAlone && !ADVICE.test(rule) && !TAILWIND.test(text);
    });
    const errors = broken.map(({ line, text }) => ({ line, message: text }));
    return { depth: 'parsed', errors };
  };
};

export default check;
