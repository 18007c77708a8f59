import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { eachSample } from '../eachSample.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/** HTML, whole documents or parts: what the standard forbids and what shuts readers out. */
export default eachSample(async ({ code }) => {
  const { results } = await validator.validateString(code);
  const messages = results.flatMap((result) => result.messages);
  return {
    depth: 'parsed',
    findings: messages.map(({ line, message, ruleId }) => ({
      line,
      message: `${message} (${ruleId}).`,
    })),
  };
});
