import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Phrase } from './phrases.ts';

/** An entry of a list in `words/`: what to write, and what not to write. */
export type Entry = {
  readonly write: string;
  /**
   * Literal words; straight quotes match curly ones too, and a space matches a line
   * break.
   */
  readonly not?: readonly string[];
  /** A regular expression, where plain words would match too much. */
  readonly pattern?: string;
  /** What's wrong with it, if that differs from the rest of the list. */
  readonly says?: string;
  /** Whether case matters, if that differs from the rest of the list. */
  readonly exact?: boolean;
};

/** Defaults for entries that don't set these themselves. */
export type ListOptions = {
  /** What's wrong with a match; follows the quoted text in the message. */
  readonly says: string;
  /** Whether case matters. */
  readonly exact?: boolean;
  /** An alternative remedy. */
  readonly otherwise?: string;
};

/**
 * A name inside one of these isn't a word of the sentence: a file, a URL, a longer name.
 */
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
 * Reads a word list that authors edit.
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
