import type { Disclaimer } from './schema.ts';

/** By disclaimer: places of notes, and topics, that call for it. */
const SUBJECTS: readonly (readonly [Disclaimer, RegExp, readonly string[]])[] = [
  ['investing', /^docs\/investing-trading-notes\//, ['investing', 'trading']],
  ['health', /^docs\/.*(?:健康|养生|睡眠)/, ['health', 'sleep', 'nutrition']],
];

/** The disclaimer that a note at this place, or about these topics, has to carry. */
export function readDisclaimerFor(
  file: string,
  topics: readonly string[] = [],
): Disclaimer | undefined {
  const subject = SUBJECTS.find(
    ([, folder, own]) => folder.test(file) || topics.some((topic) => own.includes(topic)),
  );
  return subject?.[0];
}
