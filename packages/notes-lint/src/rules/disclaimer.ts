import { closestMatch, didYouMean } from 'mdx-source/problems';

import { keyLine } from '../front-matter/keyLine.ts';
import type { SiteContext } from '../view/noteView.ts';
import type { Check } from './engine/findings.ts';

/** The subject of the disclaimer that a note needs because of its path or one of its topics. */
export function disclaimerFor(
  file: string,
  topics: readonly string[],
  disclaimers: SiteContext['disclaimers'] = {},
): string | undefined {
  return Object.keys(disclaimers).find((subject) =>
    [file, ...topics].some((text) => disclaimers[subject]?.test(text)),
  );
}

/** A note says above the text that it isn't advice if it's due; an index only links to such notes. */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const { disclaimer, kind, topics = [] } = front;
  const due = disclaimerFor(note.file, kind === 'index' ? [] : topics, disclaimers);
  if (due && disclaimer !== due)
    return {
      line: 1,
      message: `Notes in this folder or on this topic carry the disclaimer on ${due}; this one doesn't.`,
      remedy: `Add disclaimer: ${due} to the front matter; the page then shows it above the text.`,
    };
  if (!disclaimer || !disclaimers || disclaimer in disclaimers) return [];
  const subjects = Object.keys(disclaimers);
  return {
    line: keyLine(note, 'disclaimer'),
    message: `The site has no disclaimer on ${disclaimer}.`,
    remedy: `${didYouMean(closestMatch(disclaimer, subjects))}Write one of ${subjects.join(', ')}.`,
  };
};
