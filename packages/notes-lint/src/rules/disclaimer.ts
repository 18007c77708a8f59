import { disclaimerFor } from '../front-matter/disclaimerFor.ts';
import type { Check } from './findings.ts';

/**
 * Notes on money or health say above the text that they aren't advice; an index only
 * links to them.
 */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const due = disclaimerFor(note.file, topics, disclaimers);
  if (!due || front.disclaimer === due) return [];
  return {
    line: 1,
    message: `Notes in this folder or on this topic carry the disclaimer on ${due}; this one doesn't.`,
    remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
  };
};
