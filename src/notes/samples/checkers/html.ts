import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { eachSample } from '../eachSample.ts';
import { lineAt } from '../lineAt.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y'],
    elements: ['html5'],
  }),
);

/** A comment that switches rules off. */
const DIRECTIVE = /<!--\s*\[html-validate-/;

/** HTML, whole documents or parts: what the standard forbids and what shuts readers out. */
export default eachSample(async ({ code }) => {
  const directive = DIRECTIVE.exec(code);
  if (directive) {
    const message =
      'The comment switches the checker off, and readers have no use for it.';
    const finding = {
      line: lineAt(code, directive.index),
      message,
      remedy: 'Delete it.',
    };
    return { depth: 'parsed', findings: [finding] };
  }
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
