import type { Page } from 'mdx-source';

import { PLACEHOLDER_DESCRIPTIONS } from '../kinds/kinds.ts';
import { quote } from '../view/quote.ts';
import type { Ungraded } from '../problems/ungraded.ts';
import { lengthInWords } from '../text/count.ts';
import { readBlocks } from '../view/blocks.ts';

const MIN_WORDS = 15;
const MIN_DESCRIPTION_WORDS = 6;

/** Reads a note's description and longer paragraphs, to compare them with those of other notes. */
export function readPassages(note: Page) {
  const description = note.frontMatter['description'];
  return readBlocks(note).flatMap(({ kind, line, text }) => {
    const isDescription = kind === 'front matter' && text === description;
    if (kind !== 'paragraph' && !isDescription) return [];
    if (PLACEHOLDER_DESCRIPTIONS.includes(text)) return [];
    const minWords = isDescription ? MIN_DESCRIPTION_WORDS : MIN_WORDS;
    if (lengthInWords(text) < minWords) return [];
    // Marks and spaces don't make it another passage.
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return [{ line, isDescription, start: quote(text), letters }];
  });
}

type NoteWithPassages = {
  readonly file: string;
  readonly outline: { readonly passages: ReturnType<typeof readPassages> };
};

/** Finds paragraphs and descriptions that appear twice on the site, and reports the later one. */
export function checkRepetition(notes: readonly NoteWithPassages[]): Ungraded[] {
  const places = new Map<string, string>();
  return notes.flatMap(({ file, outline }) =>
    outline.passages.flatMap(({ line, isDescription, start, letters }): Ungraded | [] => {
      const earlier = places.get(letters);
      if (earlier === undefined) {
        places.set(letters, `${file}:${line}`);
        return [];
      }
      return {
        file,
        line,
        rule: 'site/repetition',
        message: `${file} and ${earlier} have the same ${isDescription ? 'description' : 'paragraph'}, "${start}".`,
        remedy: isDescription
          ? 'Write what each note answers.'
          : 'Keep it in one of the two places, and link it from the other.',
      };
    }),
  );
}
