import { PLACEHOLDER_DESCRIPTIONS, readDisclaimerFor } from '../../front-matter/index.ts';
import { keyLine } from '../lines.ts';
import type { Check } from '../rule.ts';

/** A note isn't published with the placeholder description. */
export const checkDescription: Check = ({ note, front }) => {
  if (!PLACEHOLDER_DESCRIPTIONS.some((one) => one === front.description)) return [];
  return {
    line: keyLine(note, 'description'),
    message: 'The description is still the one from the template.',
    remedy:
      'Say in one sentence of 20 to 160 characters which question the note answers.',
  };
};

/**
 * Notes on money or health say above the text that they aren't advice; an index only
 * links to them.
 */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const due = readDisclaimerFor(note.file, topics, disclaimers);
  if (!due || front.disclaimer === due) return [];
  return {
    line: 1,
    message: `The note is about ${due === 'health' ? 'health' : 'money'} but has no disclaimer.`,
    remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
  };
};
