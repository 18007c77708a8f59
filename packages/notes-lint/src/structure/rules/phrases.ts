import { type Place, lineIn } from '../lines.ts';
import { type Finding, each } from '../rule.ts';

/** A phrase that a text must not contain, and what to write instead. */
export type Phrase = {
  /** Needs the `g` flag. */
  readonly pattern: RegExp;
  /** What's wrong with it; follows the quoted phrase in the message. */
  readonly says: string;
  readonly remedy: string;
};

/** A match, and the line that it begins on. */
type Match = RegExpExecArray & { readonly line: number };

const LONGEST_SHOWN = 50;

/** Shortens a piece of text for quoting in a message. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll('\uFFFC', '…');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** The matches of a pattern in texts, minus the intended ones. */
export function matchesIn(
  places: readonly Place[],
  pattern: RegExp,
  isMeant: (match: RegExpExecArray) => boolean = () => true,
): Match[] {
  return places.flatMap((place) =>
    [...place.text.matchAll(pattern)].filter(isMeant).map((match) => {
      const indent = match[0].length - match[0].trimStart().length;
      return Object.assign(match, { line: lineIn(place, match.index + indent) });
    }),
  );
}

const joined = new WeakMap<readonly Place[], string>();
const probes = new WeakMap<RegExp, RegExp>();

function joinTexts(places: readonly Place[]): string {
  const text = joined.get(places) ?? places.map((place) => place.text).join('\n');
  joined.set(places, text);
  return text;
}

/**
 * The pattern without the `g` flag, whose `lastIndex` is state, and with `m`, because the
 * texts are joined by line breaks.
 */
function probeOf(pattern: RegExp): RegExp {
  const flags = `${pattern.flags.replace(/[gm]/g, '')}m`;
  const probe = probes.get(pattern) ?? new RegExp(pattern.source, flags);
  probes.set(pattern, probe);
  return probe;
}

/**
 * Finds phrases in texts. One search over the joined texts rules out the phrases that
 * don't occur, which is most of them.
 */
export function findPhrases(
  places: readonly Place[],
  phrases: readonly Phrase[],
): Finding[] {
  const all = joinTexts(places);
  const present = phrases.filter(({ pattern }) => probeOf(pattern).test(all));
  return places.flatMap((place) =>
    present.flatMap(({ pattern, says, remedy }) =>
      each(matchesIn([place], pattern), ([text]) => [
        `"${quote(text)}" ${says}.`,
        remedy,
      ]),
    ),
  );
}
