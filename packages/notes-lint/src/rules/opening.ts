import { isShort, isShownWhole } from '../text/body.ts';
import type { Check } from './engine/findings.ts';

/** The text begins with a paragraph, which answers the question. */
export const checkOpening: Check = ({ opening }) => {
  if (opening) return [];
  return {
    message:
      "The note doesn't start with a paragraph; answer its question before the first heading.",
    remedy: 'Write the answer as a short paragraph above the first heading.',
    lacks: 'the answer at the top',
  };
};

/** A longer post says where the blog's list cuts it. */
export const checkTruncate: Check = ({ note }) => {
  if (!isShownWhole(note) || isShort(note)) return [];
  const marker = note.file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  return {
    message:
      "The blog's list shows the whole post, because nothing says where to cut it.",
    remedy: `Write ${marker} on its own line below the first paragraphs.`,
  };
};
