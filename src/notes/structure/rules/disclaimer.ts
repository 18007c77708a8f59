import { readDisclaimerFor } from '../../front-matter/index.ts';
import type { Check } from '../rule.ts';

/** Money and health notes say above the text that they are no advice; an index only leads there. */
export const checkDisclaimer: Check = ({ note, front }) => {
  const topics =
    Array.isArray(front.topics) && front.kind !== 'index' ? front.topics : [];
  const due = readDisclaimerFor(note.file, topics);
  if (!due || front.disclaimer === due) return [];
  return [
    {
      line: 1,
      message: `The note is about ${due === 'health' ? 'health' : 'money'} and carries no disclaimer.`,
      remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
    },
  ];
};
