import type { Disclaimer } from './schema.ts';

type Subject = { readonly folder: RegExp; readonly topics: readonly string[] };

const SUBJECTS: readonly (readonly [Disclaimer, Subject])[] = [
  [
    'investing',
    { folder: /^docs\/investing-trading-notes\//, topics: ['investing', 'trading'] },
  ],
  [
    'health',
    { folder: /^docs\/.*(?:健康|养生|睡眠)/, topics: ['health', 'sleep', 'nutrition'] },
  ],
];

/** The disclaimer that a note at this place, or about these topics, has to carry. */
export function readDisclaimerFor(
  file: string,
  topics: readonly string[] = [],
): Disclaimer | undefined {
  return SUBJECTS.find(
    ([, subject]) =>
      subject.folder.test(file) || topics.some((topic) => subject.topics.includes(topic)),
  )?.[0];
}
