import stylelint from 'stylelint';

import { eachSample } from '../eachSample.ts';

const config = { extends: ['stylelint-config-standard'] };

/** CSS, by stylelint's standard rules. */
export default eachSample(async ({ code }, _job, { root }) => {
  const { results } = await stylelint.lint({
    code,
    config,
    configBasedir: root,
    cwd: root,
    // A comment that switches rules off is read by nobody but the checker.
    ignoreDisables: true,
  });
  const warnings = results.flatMap((result) => result.warnings);
  return {
    depth: 'parsed',
    findings: warnings.map(({ line, text }) => ({ line, message: text })),
  };
});
