import stylelint from 'stylelint';

import { createChecker } from '../checker.ts';

/** Rules about CSS that works, but could be better. */
const ADVICE =
  /-empty$|missing-generic-family-keyword$|descending-specificity$|duplicate-selectors$/;

/** Checks CSS with stylelint's rules about errors; those of its standard configuration are about layout. */
export default createChecker(
  'parsed',
  async ({ code }, _job, { default: config }) => {
    // A comment that disables a rule means something to the checker only, not to readers.
    const { results } = await stylelint.lint({ code, config, ignoreDisables: true });
    const warnings = results.flatMap((result) => result.warnings);
    const broken = warnings.filter(({ rule }) => !ADVICE.test(rule));
    return broken.map(({ line, text }) => ({ line, message: text }));
  },
  () => import('stylelint-config-recommended'),
);
