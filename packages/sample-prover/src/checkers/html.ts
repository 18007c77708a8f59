import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { createChecker } from '../run/checker.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/** Rules about HTML that works, but could be better. */
const ADVICE =
  /^(?:no-(?:implicit-button-type|redundant|unused-disable)|prefer-native|unique-landmark|wcag\/h(?:32|63|71)$)/;

/** What an element that's never closed makes of the elements after it. */
const AFTER_UNCLOSED = /^(?:<\S+> element |End tag )/;

/**
 * Checks HTML documents and fragments for what the standard forbids and for
 * accessibility.
 */
export default createChecker('parsed', async ({ code }) => {
  const { results } = await validator.validateString(code);
  const messages = results.flatMap((result) => result.messages);
  const broken = messages.filter(({ ruleId }) => !ADVICE.test(ruleId));
  const isUnclosed = broken.some(({ message }) => message.startsWith('Unclosed'));
  const causes = broken.filter(
    ({ message }) => !(isUnclosed && AFTER_UNCLOSED.test(message)),
  );
  const errors = causes.map(({ line, message, ruleId }) => ({
    line,
    message: `${message} (${ruleId}).`,
  }));
  // The same element twice on a line is one message.
  return [...new Map(errors.map((one) => [JSON.stringify(one), one])).values()];
});
