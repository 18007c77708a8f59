import { toString } from 'mdast-util-to-string';

import type { Check } from '../rule.ts';
import { lineOf } from '../nodes.ts';

const NUMBERED = /^\s*(?:\d+[.)、]|[一二三四五六七八九十]+、)/;
const EMOJI = /\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u;

/** The title in the front matter is the only first-level heading. */
export const checkTitle: Check = ({ headings }) =>
  headings
    .filter(({ depth }) => depth === 1)
    .map((heading) => ({
      line: lineOf(heading),
      message: `"# ${toString(heading)}" is a second title; the page's only first-level heading is the title of the front matter.`,
      remedy: 'Delete the line, or make it a section with ##.',
    }));

/** Deeper levels are in no table of contents. */
export const checkDepth: Check = ({ headings }) =>
  headings
    .filter(({ depth }) => depth > 3)
    .map((heading) => ({
      line: lineOf(heading),
      message: `"${toString(heading)}" is a heading of level ${heading.depth}; a note has levels 2 and 3.`,
      remedy: 'Write it with ### or as the first words of a paragraph.',
    }));

/** Headings carry neither numbers nor emoji. */
export const checkHeadingForm: Check = ({ headings }) =>
  headings.flatMap((heading) => {
    const text = toString(heading);
    const flaw = NUMBERED.test(text)
      ? 'a number'
      : EMOJI.test(text)
        ? 'an emoji'
        : undefined;
    if (flaw === undefined) return [];
    return {
      line: lineOf(heading),
      message: `The heading "${text}" carries ${flaw}; headings are plain words.`,
      remedy: 'Keep the words only; the order of the page is its numbering.',
    };
  });
