import type { Place } from '../lines.ts';
import { type Check, type Finding, each } from '../rule.ts';
import { matchesIn } from './phrases.ts';

/** Characters that are invisible, change the text direction, or aren't assigned. */
const UNSEEN =
  /(?!\p{RI}|[\t\n\r])[\p{Cf}\p{Cc}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\u115F\u1160\u180E\u3164\uFFA0\u2800\uFFFD]|\u034F|(?<!\p{Emoji}|\p{Emoji}\u20E3)\p{VS}|[\u2000-\u200A\u202F\u205F\u3000\u1680]/gu;

/** Emoji are composed with joiners. */
const IN_EMOJI = /\p{Extended_Pictographic}[\uFE0F\p{EMod}]?$/u;

const NAMES: Readonly<Record<number, string>> = {
  0x00a0: 'no-break space',
  0x00ad: 'soft hyphen',
  0x061c: 'Arabic letter mark',
  0x200b: 'zero-width space',
  0x200c: 'zero-width non-joiner',
  0x200d: 'zero-width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'end of a change of direction',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x202f: 'narrow no-break space',
  0x2060: 'word joiner',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'end of an isolate',
  0x3000: 'ideographic space',
  0x3164: 'Hangul filler',
  0xfeff: 'byte-order mark',
  0xfffd: 'replacement character: a character was lost',
};

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}

function numberOf(character: string): string {
  return `U+${codeOf(character).toString(16).toUpperCase().padStart(4, '0')}`;
}

function nameOf(character: string): string {
  const isSpace = /\p{Zs}/u.test(character);
  return (
    NAMES[codeOf(character)] ??
    (isSpace ? 'a rare space' : 'a character that shows nothing')
  );
}

/** A few characters on either side, so that the author finds the spot. */
function around(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - 12), index);
  const after = text.slice(index + length, index + length + 12);
  return `${before}⟨here⟩${after}`.replace(/\n/g, ' ').replace(UNSEEN, '').trim();
}

function isAllowed(text: string, index: number, character: string): boolean {
  if (index === 0 && character === '\uFEFF') return true;
  // On its own in inline code, the character is what the text is about.
  if (character === '\uFFFD' && text.startsWith('`\uFFFD`', index - 1)) return true;
  return (
    character === '\u200D' && IN_EMOJI.test(text.slice(Math.max(0, index - 8), index))
  );
}

function findUnseen(places: readonly Place[], pattern = UNSEEN): Finding[] {
  return each(matchesIn(places, pattern), ({ 0: character, index, input }) => {
    if (isAllowed(input, index, character)) return undefined;
    return [
      `${numberOf(character)} (${nameOf(character)}) is in "${around(input, index, character.length)}"; the text is not what it looks like.`,
      /\p{Zs}/u.test(character)
        ? 'Put a plain space in its place, or delete it.'
        : 'Delete the character; code that needs it writes it as an escape such as \\u200b.',
    ];
  });
}

/**
 * Every character in a file is visible. That matters most in code, which readers copy.
 */
export const checkCharacters: Check = ({ file, fences, blocks }) => {
  const inSource = findUnseen([file]);
  const inCode = findUnseen(
    fences.map(({ code }) => code),
    /\u00A0/g,
  );
  // Entities such as &shy; become characters only in the tree.
  const seen = new Set(inSource.map(({ line }) => line));
  const texts = blocks.map(({ line, text }) => ({
    line,
    text: text.replaceAll('\uFFFC', '.'),
  }));
  const asEntities = findUnseen(texts).filter(({ line }) => !seen.has(line));
  return [...inSource, ...inCode, ...asEntities];
};
