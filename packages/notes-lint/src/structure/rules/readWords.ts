import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Phrase } from './phrases.ts';

/** An entry of a list in `words/`: what to write, and what not to. */
export type Entry = {
  readonly write: string;
  /** Words as they are written; straight quotes stand for curly ones too, a space for a line break. */
  readonly not?: readonly string[];
  /** Of a regular expression, where words alone would find too much. */
  readonly pattern?: string;
  /** What is wrong with it, where that isn't what is wrong with the rest of the list. */
  readonly says?: string;
  /** Whether capitals matter, where that differs from the rest of the list. */
  readonly exact?: boolean;
};

/** How the entries of a list are read that don't say it themselves. */
export type ListOptions = {
  /** What is wrong with what was found, after the quoted text. */
  readonly says: string;
  /** Capitals matter. */
  readonly exact?: boolean;
  /** What else may be done about it. */
  readonly otherwise?: string;
};

/** What a name is part of when it's no word of a sentence: a file, an address, a longer name. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\d._/@#:-])`;
const AFTER = String.raw`(?![\p{Script=Latin}\d_/@-]|:\S|\.[a-z])`;

function toPattern({ not = [], pattern }: Entry): string {
  const words = not.map((phrase) =>
    phrase
      .replaceAll('.', String.raw`\.`)
      .replaceAll("'", "['’]")
      .replaceAll(' ', String.raw`\s+`),
  );
  const ofWords = words.length > 0 ? [`${BEFORE}(?:${words.join('|')})${AFTER}`] : [];
  return [...ofWords, ...(pattern ? [pattern] : [])].join('|');
}

/** The entries of a list. */
export function readEntries(list: string): readonly Entry[] {
  const file = new URL(`../../../words/${list}.yml`, import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Entry[];
}

/**
 * Reads a list of words that authors edit.
 *
 * @param list - name of a file in `words/`, such as `voice`
 */
export function readWords(
  list: string,
  { says, exact = false, otherwise }: ListOptions,
): Phrase[] {
  return readEntries(list).map((entry) => ({
    pattern: new RegExp(toPattern(entry), (entry.exact ?? exact) ? 'gu' : 'giu'),
    says: entry.says ?? says,
    remedy: `Write ${entry.write}${otherwise ? `, or ${otherwise}` : ''}.`,
  }));
}
