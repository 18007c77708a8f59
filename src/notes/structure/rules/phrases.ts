import type { Finding } from '../rule.ts';
import { lineIn } from '../blocks.ts';

/** What must not stand in a text, and what to write instead. */
export type Phrase = {
  /** With the flag `g`. */
  readonly pattern: RegExp;
  /** What is wrong with it, after the quoted text. */
  readonly says: string;
  readonly remedy: string;
};

/** A text, and the line that it begins on. */
export type Place = { readonly line: number; readonly text: string };

const LONGEST_SHOWN = 50;

/** A stretch of text as a message quotes it. */
export function quote(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ').replaceAll('\uFFFC', '…');
  return line.length > LONGEST_SHOWN ? `${line.slice(0, LONGEST_SHOWN)}…` : line;
}

/** Finds phrases in a text that begins on a line. */
export function findPhrases(place: Place, phrases: readonly Phrase[]): Finding[] {
  return phrases.flatMap(({ pattern, says, remedy }) =>
    [...place.text.matchAll(pattern)].map((match) => ({
      line: lineIn(place, match.index + (match[0].length - match[0].trimStart().length)),
      message: `"${quote(match[0])}" ${says}.`,
      remedy,
    })),
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
function probeOf({ flags, source }: RegExp, key: RegExp): RegExp {
  const probe = probes.get(key) ?? new RegExp(source, `${flags.replace(/[gm]/g, '')}m`);
  probes.set(key, probe);
  return probe;
}

/** Finds phrases in many texts; one that is in none of them, as most are, costs a single search. */
export function findInAll(
  places: readonly Place[],
  phrases: readonly Phrase[],
): Finding[] {
  const all = joinTexts(places);
  const present = phrases.filter(({ pattern }) => probeOf(pattern, pattern).test(all));
  return present.length === 0
    ? []
    : places.flatMap((place) => findPhrases(place, present));
}
