import { type TextPart, matchesIn } from '../../view/lineNumbers.ts';
import { quote } from '../../view/quote.ts';
import { type Finding, checkEach } from './findings.ts';

/** A phrase that a note must not contain, and what to write instead. */
export type Phrase = {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  /** What's wrong with it; follows the quoted phrase in the message. */
  readonly says: string;
  readonly remedy: string;
};

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
      checkEach(matchesIn([part], pattern), ([text]) => [
        `"${quote(text)}" ${says}.`,
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
