import type { Check } from '../rule.ts';

/** The list of posts shows what stands above the marker. */
export const checkTruncate: Check = ({ front, note, opening }) =>
  front.kind !== 'post' ||
  /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/.test(note.source)
    ? []
    : [
        {
          line: opening.find(({ type }) => type === 'paragraph')?.position?.end.line,
          message:
            'The post has no truncate marker, so the list of posts would show all of it.',
          remedy: note.file.endsWith('.mdx')
            ? 'Put {/* truncate */} on a line of its own after the first paragraph.'
            : 'Put <!-- truncate --> on a line of its own after the first paragraph.',
        },
      ];
