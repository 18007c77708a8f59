import { type Place, lineIn } from '../lines.ts';
import { type Finding, each } from '../rule.ts';

/** What must not stand in a text, and what to write instead. */
export type Phrase = {
  /** With the flag `g`. */
  readonly pattern: RegExp;
  /** What is wrong with it, after the quoted text. */
  readonly says: string;
  readonly remedy: string;
};

/** What a pattern found, and the line that its first letter stands on. */
type Match = RegExpExecArray & { readonly line: number };

const LONGEST_SHOWN = 50;

/** A stretch of text as a message quotes it. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll('\uFFFC', '…');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** What a pattern finds in texts, without what is not meant. */
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

/** The same without memory of where it stopped, and with the edges of a text at those of lines. */
function probeOf(pattern: RegExp): RegExp {
  const flags = `${pattern.flags.replace(/[gm]/g, '')}m`;
  const probe = probes.get(pattern) ?? new RegExp(pattern.source, flags);
  probes.set(pattern, probe);
  return probe;
}

/** Finds phrases in texts; one that is in none of them, as most are, costs a single search. */
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
