import type { Check } from '../rule.ts';

/** On a line of its own: one that a post only speaks of, in code within its text, is none. */
const MARKER = /^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})\s*$/m;

/** The list of posts shows what stands above the marker. */
export const checkTruncate: Check = ({ front, note, opening }) => {
  if (front.kind !== 'post' || MARKER.test(note.source)) return [];
  const marker = note.file.endsWith('.mdx') ? '{/* truncate */}' : '<!-- truncate -->';
  return {
    line: opening?.position?.end.line,
    message:
      'The post has no truncate marker, so the list of posts would show all of it.',
    remedy: `Put ${marker} on its own line after the first paragraph.`,
  };
};
