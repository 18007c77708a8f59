import { readFileSync } from 'node:fs';

import { parse } from 'yaml';

import { NO_TEXT } from '../view/blocks.ts';
import { type TextPart, lineIn } from '../view/lineNumbers.ts';
import { type Finding, checkEach } from './findings.ts';

/** A phrase that a note must not contain, and what to write instead. */
export type Phrase = {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  /** What's wrong with it; follows the quoted phrase in the message. */
  readonly says: string;
  readonly remedy: string;
};

/** An entry of a list in `words/`: what not to write, and what to write instead. */
export type Replacement = {
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

/** A match, and the line that it begins on. */
type Match = RegExpExecArray & { readonly line: number };

/** A name inside one of these isn't a word of the sentence: a file, a URL, a longer name. */
const BEFORE = String.raw`(?<![\p{Script=Latin}\d._/@#:-])`;
const AFTER = String.raw`(?![\p{Script=Latin}\d_/@-]|:\S|\.[a-z])`;

const MAX_QUOTE_LENGTH = 50;

/** Shortens a piece of text for quoting in a message. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll(NO_TEXT, '…');
  return line.length > MAX_QUOTE_LENGTH ? `${line.slice(0, MAX_QUOTE_LENGTH)}…` : line;
}

/** A piece of a part, with its code and images as the author wrote them. */
export function asWritten(part: TextPart, text = part.text, index = 0): string {
  let at = part.text.slice(0, index).split(NO_TEXT).length - 1;
  return text.replaceAll(NO_TEXT, (placeholder) => part.replaced?.[at++] ?? placeholder);
}

/** The matches of a pattern, with their lines. */
export function matchesIn(parts: readonly TextPart[], pattern: RegExp): Match[] {
  return parts.flatMap((part) =>
    [...part.text.matchAll(pattern)].map((match) => {
      const indent = match[0].length - match[0].trimStart().length;
      return Object.assign(match, { line: lineIn(part, match.index + indent) });
    }),
  );
}

/**
 * Finds phrases. One search over all parts rules out the phrases that don't occur, which is
 * most of them.
 */
export function findPhrases(
  parts: readonly TextPart[],
  phrases: readonly Phrase[],
): Finding[] {
  const all = parts.map(({ text }) => text).join('\n');
  const present = phrases.filter(({ pattern }) => all.search(pattern) !== -1);
  return parts.flatMap((part) =>
    present.flatMap(({ pattern, says, remedy }) =>
      checkEach(matchesIn([part], pattern), ({ 0: text, index }) => [
        `"${quote(asWritten(part, text, index))}" ${says}.`,
        remedy,
      ]),
    ),
  );
}

/** The phrase that a text contains, if any. */
export function findPhrase(text: string, phrases: readonly Phrase[]): Phrase | undefined {
  return phrases.find(({ pattern }) => text.search(pattern) !== -1);
}

/** One finding per line: "TODO: add a link here" matches several phrases. */
export function firstOfEachLine(found: readonly Finding[]): Finding[] {
  const lines = found.map(({ line }) => line);
  return found.filter(({ line }, index) => lines.indexOf(line) === index);
}

function toPattern({ not = [], pattern }: Replacement): string {
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
export function readReplacements(list: string): readonly Replacement[] {
  const file = new URL(`../../words/${list}.yml`, import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Replacement[];
}

/** A text with its names as their owners write them. */
export function writeNames(text: string): string {
  let written = text;
  for (const { write = '', not } of readReplacements('names'))
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
  return readReplacements(list).map((entry) => ({
    pattern: new RegExp(wrap(toPattern(entry)), (entry.exact ?? exact) ? 'gmu' : 'gimu'),
    says: entry.says ?? says,
    remedy: entry.fix ?? `Write ${entry.write}${otherwise ? `, or ${otherwise}` : ''}.`,
  }));
}
