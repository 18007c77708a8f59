import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { createChecker } from '../checker.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/**
 * Checks HTML documents and fragments for what the standard forbids and for
 * accessibility.
 */
export default createChecker('parsed', async ({ code }) => {
  const { results } = await validator.validateString(code);
  const messages = results.flatMap((result) => result.messages);
  return messages.map(({ line, message, ruleId }) => ({
    line,
    message: `${message} (${ruleId}).`,
  }));
});
