import { createRequire } from 'node:module';
import path from 'node:path';

import stylelint from 'stylelint';

import { createChecker } from '../checker.ts';

const { resolve } = createRequire(import.meta.url);

/** The rules about errors. Those that the standard configuration adds are about layout and names. */
const config = { extends: ['stylelint-config-recommended'] };
/** Where the standard configuration has it from. */
const configBasedir = path.dirname(resolve('stylelint-config-standard'));

/** Checks CSS with stylelint's rules about errors. */
export default createChecker('parsed', async ({ code }) => {
  // A comment that disables a rule means something to the checker only, not to readers.
  const { results } = await stylelint.lint({
    code,
    config,
    configBasedir,
    ignoreDisables: true,
  });
  const warnings = results.flatMap((result) => result.warnings);
  return warnings.map(({ line, text }) => ({ line, message: text }));
});
