import { type Place, lineOf, linesIn } from '../lines.ts';
import { type Check, type Finding, each } from '../rule.ts';
import { type Phrase, findPhrases, matchesIn } from './phrases.ts';

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

const MISREAD: readonly Phrase[] = [
  {
    pattern:
      /â(?:€|\u0080)\S?|Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF]|ï¼[\u0080-\u00BFŒŽšž‰]?|ðŸ\S*|[äåæçèé][\u0080-\u00BF€-™]{2}|锟斤拷|(?:烫|屯){3,}/gu,
    says: 'was decoded with the wrong encoding',
    remedy: 'Retype it, and save the file as UTF-8.',
  },
  {
    pattern: /(?<!\S)\S*[ﬀ-ﬆ]\S*/gu,
    says: "has a ligature character, probably copied from a PDF; search won't find it",
    remedy: 'Retype it letter by letter.',
  },
];

/**
 * Matches characters that mojibake contains, though correct text may contain them too.
 */
const MAYBE_MISREAD = /[âÃÂïðäåæçèé锟烫屯ﬀ-ﬆ]/u;

/** Text and code contain no mojibake. */
export const checkEncoding: Check = ({ note, blocks, fences, all }) => {
  if (!MAYBE_MISREAD.test(note.source)) return [];
  const spans = all('inlineCode').map((node) => ({
    line: lineOf(node),
    text: node.value,
  }));
  const code = [...fences.map((fence) => fence.code), ...spans];
  // Code may need a ligature on purpose, for example in a test.
  return [...findPhrases(blocks, MISREAD), ...findPhrases(code, MISREAD.slice(0, 1))];
};

/** Characters of other scripts that look like Latin ones. */
const CYRILLIC = 'АВЕЅІЈКМНОРСТУХԚԜасԁеһіјӏорԛѕυԝхуүҮ';
const GREEK = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳ';
const LOOKALIKE = `${CYRILLIC}${GREEK}`;
const SUSPECT =
  /[\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Coptic}Α-Ωοϲϳνικρυχ\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u2160-\u217F\u2215\uA789\u2236\u2024\u01C3\u01C0\u0261\u0251\u0131]/u;
const WORDS =
  /(?:(?!\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana})[\p{L}\p{M}\p{N}\u2215\uA789\u2236\u2024])+/gu;
const MIXED =
  /(?=.*[A-Za-z])(?=.*[\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Lisu}\p{sc=Coptic}ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοϲϳνικρυχ\u0261\u0251\u0131])/u;
const ONLY_LOOKALIKE = new RegExp(`^[${CYRILLIC}]+$|^[${LOOKALIKE}]{2,}$`, 'u');
const FORMS =
  /[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A\u{1D400}-\u{1D7FF}\u2160-\u217F\u2215\uA789\u2236\u2024\u01C3\u01C0]/u;

/** The lookalike characters in a word, with their code points. */
function listSuspects(word: string): string {
  const found = [...word].filter((character) => SUSPECT.test(character));
  return [...new Set(found)].map((one) => `${one} is ${numberOf(one)}`).join(', ');
}

/** No word contains lookalike letters from another script. */
export const checkLookalikes: Check = ({ file }) => {
  const lines = linesIn(file).filter(({ text }) => SUSPECT.test(text));
  const words = matchesIn(
    lines,
    WORDS,
    ([word]) => MIXED.test(word) || ONLY_LOOKALIKE.test(word) || FORMS.test(word),
  );
  return each(words, ([word]) => [
    `"${word}" is spelt with characters that only look like Latin ones: ${listSuspects(word)}.`,
    'Retype the word on a Latin keyboard; in code about such a character, write it as an escape.',
  ]);
};

/** Text is in NFC, so that search and comparison find it. */
export const checkNormalForm: Check = ({ file }) =>
  each(linesIn(file), ({ text }) => {
    if (text === text.normalize('NFC')) return undefined;
    const right = [...text.normalize('NFC')];
    const at = [...text].findIndex((one, place) => one !== right[place]);
    return [
      `"${right.slice(Math.max(0, at - 10), at + 10).join('')}" is not in Unicode's composed form (NFC); search does not find it.`,
      'Retype the accented or compatibility character; most editors insert the composed form.',
    ];
  });
