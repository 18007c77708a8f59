import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import type { Phrase } from './phrases.ts';

/** An entry of a list in `words/`: what not to write, and what to write instead. */
type WordEntry = {
  readonly write?: string;
  /** The remedy, where it's more than a word to write. */
  readonly fix?: string;
  /** Literal words; straight quotes match curly ones too, and a space matches a line break. */
  readonly not?: readonly string[];
  /** A regular expression, where plain words would match too much. */
  readonly pattern?: string;
  /** What's wrong with it, if that differs from the rest of the list. */
  readonly says?: string;
  /** Whether case matters, if that differs from the rest of the list. */
  readonly exact?: boolean;
};

/** Defaults for entries that don't set these themselves. */
type ListOptions = {
  readonly says?: string;
  readonly exact?: boolean;
  /** Whether an entry has to be the whole text, apart from the marks at its end. */
  readonly isWhole?: boolean;
  /** An alternative remedy. */
  readonly otherwise?: string;
};

/** A name inside one of these isn't a word of the sentence: a file, a URL, a longer name. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\d._/@#:-])`;
const AFTER = String.raw`(?![\p{Script=Latin}\d_/@-]|:\S|\.[a-z])`;

function toPattern({ not = [], pattern }: WordEntry): string {
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
export function readEntries(list: string): readonly WordEntry[] {
  const file = new URL(`../../../words/${list}.yml`, import.meta.url);
  return parse(readFileSync(file, 'utf8')) as WordEntry[];
}

/** A text with its names as their owners write them. */
export function writeNames(text: string): string {
  let written = text;
  for (const { write = '', not } of readEntries('names'))
    if (not) written = written.replace(new RegExp(toPattern({ not }), 'giu'), write);
  return written;
}

/**
 * Reads a word list that authors edit.
 *
 * @param list - name of a file in `words/`, such as `voice`
 */
export function readWords(
  list: string,
  { says = '', exact = false, isWhole = false, otherwise }: ListOptions = {},
): Phrase[] {
  const wrap = (pattern: string) => (isWhole ? `^(?:${pattern})[.。!！…→ ]*$` : pattern);
  return readEntries(list).map((entry) => ({
    pattern: new RegExp(wrap(toPattern(entry)), (entry.exact ?? exact) ? 'gmu' : 'gimu'),
    says: entry.says ?? says,
    remedy: entry.fix ?? `Write ${entry.write}${otherwise ? `, or ${otherwise}` : ''}.`,
  }));
}
