import { closestMatch, didYouMean } from 'mdx-source/problems';

import { keyLine } from '../front-matter/keyLine.ts';
import type { SiteContext } from '../view/noteView.ts';
import type { Check } from './engine/findings.ts';

/** The subject of the disclaimer that a note needs, and which of these, its path and topics, is the reason. */
export function disclaimerFor(
  texts: readonly string[],
  disclaimers: SiteContext['disclaimers'] = {},
): readonly [subject?: string, because?: string] {
  for (const [subject, pattern] of Object.entries(disclaimers)) {
    const because = texts.find((text) => pattern.test(text));
    if (because !== undefined) return [subject, because];
  }
  return [];
}

/** A note says above the text that it isn't advice if it's due; an index only links to such notes. */
export const checkDisclaimer: Check = ({ note, front, disclaimers }) => {
  const { disclaimer, kind, topics = [] } = front;
  const texts = [note.file, ...(kind === 'index' ? [] : topics)];
  const [due, because] = disclaimerFor(texts, disclaimers);
  if (due && disclaimer !== due)
    return {
      line: 1,
      message: `"${because}" calls for the disclaimer on ${due}, which this note doesn't have.`,
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
