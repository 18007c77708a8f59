import type { TextPart } from '../view/lineNumbers.ts';
import { matchesIn } from '../view/lineNumbers.ts';
import { type Check, type Finding, checkEach } from './engine/findings.ts';

/** Invisible characters, bidirectional controls, and the replacement character. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cf}\u2028\u2029\uFFFD]/gu;
/** In code, a space that only looks like one breaks what readers copy. */
const RARE_SPACE = /(?! )\p{Zs}/gu;

/** Emoji are composed with joiners, and flags with tags. */
const IN_EMOJI = /\p{Extended_Pictographic}[\uFE0F\p{EMod}\u{E0020}-\u{E007E}]*$/u;

function isAllowed(text: string, index: number, character: string): boolean {
  if (index === 0 && character === '\uFEFF') return true;
  // On its own in inline code, the character is what the text is about.
  if (character === '\uFFFD') return text.startsWith('`\uFFFD`', index - 1);
  const before = text.slice(Math.max(0, index - 12), index);
  return /[\u200D\u{E0020}-\u{E007F}]/u.test(character) && IN_EMOJI.test(before);
}

/** A few characters on either side, so that the author finds the spot. */
function around(text: string, index: number, length: number): string {
  const before = text.slice(Math.max(0, index - 12), index);
  const after = text.slice(index + length, index + length + 12);
  return `${before}⟨here⟩${after}`.replace(/\n/g, ' ').replace(INVISIBLE, '').trim();
}

function find(parts: readonly TextPart[], pattern: RegExp): Finding[] {
  return checkEach(matchesIn(parts, pattern), ({ 0: character, index, input }) => {
    if (isAllowed(input, index, character)) return undefined;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase();
    return [
      `An invisible or unreadable character, U+${code.padStart(4, '0')}, is in "${around(input, index, character.length)}".`,
      character === '\uFFFD'
        ? 'Save the file as UTF-8, and retype the character.'
        : 'Delete it, or replace it with a plain space; code that needs it writes it as an escape such as \\u200b.',
    ];
  });
}

/** Every character is visible. That matters most in code, which readers copy. */
export const checkCharacters: Check = ({ note, fences }) => [
  ...find([{ line: 1, text: note.source }], INVISIBLE),
  ...find(
    fences.map(({ code }) => code),
    RARE_SPACE,
  ),
];
