import { createRequire } from 'node:module';

import stylelint from 'stylelint';

import { createChecker } from '../checker.ts';

const { resolve } = createRequire(import.meta.url);
const config = { extends: [resolve('stylelint-config-standard')] };

/** Checks CSS with stylelint's standard rules. */
export default createChecker('parsed', async ({ code }) => {
  // A comment that disables a rule means something to the checker only, not to readers.
  const { results } = await stylelint.lint({ code, config, ignoreDisables: true });
  const warnings = results.flatMap((result) => result.warnings);
  return warnings.map(({ line, text }) => ({ line, message: text }));
});
