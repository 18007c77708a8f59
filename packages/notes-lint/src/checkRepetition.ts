import type { Page } from 'mdx-source';

import { PLACEHOLDER_DESCRIPTIONS } from './kinds/kinds.ts';
import { asWritten, quote } from './rules/phrases.ts';
import type { Ungraded } from './problems/ungraded.ts';
import { lengthInWords } from './text/count.ts';
import { readBlocks } from './view/blocks.ts';

/** A paragraph or description that's long enough to be compared. */
type Passage = {
  readonly line: number;
  readonly isDescription: boolean;
  /** Its first words, so that an author recognises it. */
  readonly start: string;
  /** Its letters and digits in lower case: marks and spaces don't make it another one. */
  readonly letters: string;
};

/** A note with the passages that are compared across notes. */
type NoteWithPassages = {
  readonly file: string;
  readonly outline: { readonly passages: readonly Passage[] };
};

const MIN_WORDS = 15;
const MIN_DESCRIPTION_WORDS = 6;

/** Reads a note's description and its longer paragraphs. */
export function readPassages(note: Page): Passage[] {
  const description = note.frontMatter['description'];
  return readBlocks(note).flatMap((block) => {
    const { kind, line, text } = block;
    const isDescription = kind === 'front matter' && text === description;
    if (kind !== 'paragraph' && !isDescription) return [];
    if (PLACEHOLDER_DESCRIPTIONS.includes(text)) return [];
    const minWords = isDescription ? MIN_DESCRIPTION_WORDS : MIN_WORDS;
    if (lengthInWords(text) < minWords) return [];
    const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return [{ line, isDescription, start: quote(asWritten(block)), letters }];
  });
}

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
