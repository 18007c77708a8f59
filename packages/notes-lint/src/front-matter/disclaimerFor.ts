import { DISCLAIMERS, type Disclaimer } from './frontMatter.ts';

/** Topics that require a disclaimer. */
const TOPICS: Readonly<Record<Disclaimer, readonly string[]>> = {
  investing: ['investing', 'trading'],
  health: ['health', 'sleep', 'nutrition'],
};

/**
 * The disclaimer that a note needs because of its path or its topics.
 *
 * @param patterns - the site's paths that require one
 */
export function disclaimerFor(
  file: string,
  topics: readonly string[] = [],
  patterns: Readonly<Partial<Record<Disclaimer, RegExp>>> = {},
): Disclaimer | undefined {
  return DISCLAIMERS.find(
    (one) =>
      patterns[one]?.test(file) || topics.some((topic) => TOPICS[one].includes(topic)),
  );
}
