import { keyLine } from '../front-matter/keyLine.ts';
import { KEYS } from '../front-matter/schema.ts';
import { PLACEHOLDER_DESCRIPTIONS } from '../kinds/kinds.ts';
import type { Check } from './engine/findings.ts';

/** A note isn't published with the placeholder description. */
export const checkPlaceholder: Check = ({ note, front }) => {
  if (!PLACEHOLDER_DESCRIPTIONS.some((one) => one === front.description)) return [];
  return {
    line: keyLine(note, 'description'),
    message: 'A new note: its description is still the one from the template.',
    remedy: `Say in one sentence of at most ${KEYS.description.maxLength} characters which question it answers, and replace the template's comments, too.`,
  };
};
