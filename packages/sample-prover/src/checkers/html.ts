import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { createChecker } from '../checker.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/** Rules about HTML that works, but could be better. */
const ADVICE =
  /^(?:no-(?:implicit-button-type|redundant|unused-disable)|prefer-native|unique-landmark|wcag\/h(?:32|63|71)$)/;

/**
 * Checks HTML documents and fragments for what the standard forbids and for
 * accessibility.
 */
export default createChecker('parsed', async ({ code }) => {
  const { results } = await validator.validateString(code);
  const messages = results.flatMap((result) => result.messages);
  const broken = messages.filter(({ ruleId }) => !ADVICE.test(ruleId));
  return broken.map(({ line, message, ruleId }) => ({
    line,
    message: `${message} (${ruleId}).`,
  }));
});
