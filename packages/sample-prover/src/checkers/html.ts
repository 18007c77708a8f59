import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { createChecker, lineAt } from '../checker.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/** A comment that disables rules. */
const DIRECTIVE = /<!--\s*\[html-validate-/;

const SWITCH = 'The comment disables the checker and means nothing to readers.';

/**
 * Checks HTML documents and fragments for what the standard forbids and for
 * accessibility.
 */
export default createChecker('parsed', async ({ code }) => {
  const directive = DIRECTIVE.exec(code);
  if (directive) {
    const line = lineAt(code, directive.index);
    return [{ line, message: SWITCH, remedy: 'Delete it.' }];
  }
  const { results } = await validator.validateString(code);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ line, message, ruleId }) => ({
    line,
    message: `${message} (${ruleId}).`,
  }));
});
