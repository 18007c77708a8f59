import stylelint from 'stylelint';

import { createChecker } from '../checker.ts';

/** Checks CSS with stylelint's rules about errors; those of its standard configuration are about layout. */
export default createChecker(
  'parsed',
  async ({ code }, _job, { default: config }) => {
    // A comment that disables a rule means something to the checker only, not to readers.
    const { results } = await stylelint.lint({ code, config, ignoreDisables: true });
    const warnings = results.flatMap((result) => result.warnings);
    return warnings.map(({ line, text }) => ({ line, message: text }));
  },
  () => import('stylelint-config-recommended'),
);
