import { createRequire } from 'node:module';

import stylelint from 'stylelint';

import { findInEach } from '../eachSample.ts';

const { resolve } = createRequire(import.meta.url);
const config = { extends: [resolve('stylelint-config-standard')] };

/** CSS, by stylelint's standard rules. */
export default findInEach('parsed', async ({ code }, _job, { root }) => {
  // A comment that switches rules off is read by nobody but the checker.
  const options = { config, cwd: root, ignoreDisables: true };
  const { results } = await stylelint.lint({ code, ...options });
  const warnings = results.flatMap((result) => result.warnings);
  return warnings.map(({ line, text }) => ({ line, message: text }));
});
