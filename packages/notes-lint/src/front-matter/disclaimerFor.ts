import { DISCLAIMERS, type Disclaimer } from './schema.ts';

/** Topics that call for a disclaimer. */
const TOPICS: Readonly<Record<Disclaimer, readonly string[]>> = {
  investing: ['investing', 'trading'],
  health: ['health', 'sleep', 'nutrition'],
};

/**
 * The disclaimer that a note at this place, or about these topics, has to carry.
 *
 * @param places - paths that call for one, as the site has them
 */
export function readDisclaimerFor(
  file: string,
  topics: readonly string[] = [],
  places: Readonly<Partial<Record<Disclaimer, RegExp>>> = {},
): Disclaimer | undefined {
  return DISCLAIMERS.find(
    (one) =>
      places[one]?.test(file) || topics.some((topic) => TOPICS[one].includes(topic)),
  );
}
