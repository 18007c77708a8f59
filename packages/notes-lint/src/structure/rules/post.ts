import type { Check } from '../rule.ts';

/** Only on a line of its own: inline code that mentions the marker doesn't count. */
const MARKER = /^(?:<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\})\s*$/m;

/** A post has a truncate marker, because the list of posts shows what's above it. */
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
