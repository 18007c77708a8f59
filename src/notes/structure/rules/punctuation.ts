import type { Check, Finding } from '../rule.ts';
import { lineIn } from '../blocks.ts';
import { type Phrase, type Place, findInAll, quote } from './phrases.ts';

/** Words that may stand twice. */
const TWICE = new Set([
  'that',
  'had',
  'very',
  'bye',
  'ha',
  'knock',
  'log',
  'no',
  'yes',
  'so',
  'blah',
  'do',
]);
const DOUBLED =
  /(?<!\b(?:it|this|that|there|what|all) (?=is ))(?<![\p{L}\d.'’-])([A-Za-z][a-z]*)\s+\1(?![\p{L}\d'’-]|\.\w)/giu;
const DOUBLED_HAN =
  /(?<!目)的的(?!确)|是是(?!非)|(?<!实|存|现|内|潜|正|自|所)在在(?!地)|(?<!平)和和(?!气|美|睦)|(?<!没|明|未)了了(?!解|结|然)|(?<!参|赋|给)与与|或或|把把|也也|(?<!首|成|全)都都|(?<!成|早|造)就就|(?<!机|社|协|工|开|体|议|学|理)会会(?!员|议|计)|(?<!功|才|智|性|可|技|潜|职|效|机|动|热|只|不)能能(?!力|量|源|耗)|(?<!所|没|拥|含|持|只|占|现|具)有有(?!效|用|关|利|限|趣|时|些|一|人|的)|(?<!绝|反|面|针|应|相|核|校)对对(?!象|称|错)|从从(?!容|来|不)|被被|(我们|他们|它们|你们|这个|那个|可以|但是|因为|所以|如果|就是|一个|没有|不是|以及|或者|而且|需要|使用|进行|应该|必须)\1|(\p{sc=Han}{3,})\2/gu;

function findDoubled(block: Place): Finding[] {
  const english = [...block.text.matchAll(DOUBLED)].filter(
    ({ 1: word = '' }) => !TWICE.has(word.toLowerCase()) && !/^[A-Z]$/.test(word),
  );
  return [...english, ...block.text.matchAll(DOUBLED_HAN)].map((match) => ({
    line: lineIn(block, match.index),
    message: `"${quote(match[0])}" stands there twice.`,
    remedy: 'Delete one of the two.',
  }));
}

const ONE_MARK = 'Write one mark.';

const ENGLISH: readonly Phrase[] = [
  {
    pattern: /[\w\s][，。；：！？（）、]|[，。；：！？（）、](?=[A-Za-z])/gu,
    says: 'has a full-width mark in an English sentence',
    remedy: 'Write the mark of English: , . ; : ! ? ( ).',
  },
];

const BOTH: readonly Phrase[] = [
  {
    pattern:
      /,{2,}|(?<![./])\.\.(?![./\w])|;{2,}|，{2,}|。{2,}|、{2,}|；{2,}|：{2,}|[,，][.。]|[.。][,，]|(?<=\p{L}) ,|,\.(?!\w)/gu,
    says: 'is no mark',
    remedy: ONE_MARK,
  },
  {
    pattern: /[\p{L}\d)][ \t]+[,;!?](?=\s|$)|[\p{L}\d)][ \t]+[.:](?=\s*$|\s+\p{L})/gu,
    says: 'has a space before the mark',
    remedy: 'Put the mark at the word.',
  },
  {
    pattern: /\p{Ll}{2}[,;](?=\p{L}{2})\p{L}*/gu,
    says: 'has no space after the mark',
    remedy: 'Put a space after the mark, or code between backticks.',
  },
  {
    pattern:
      /\p{Ll}{2}[.!?](?:The|This|That|These|It|If|In|A|An|When|But|And|You|We|So|For|To|As|On|At|There|They|Then|Not|No|Each|With)\b/gu,
    says: 'has no space between its sentences',
    remedy: 'Put a space after the full stop.',
  },
  {
    pattern: /(?<=\p{L})\s--\s(?=\p{L})|(?<=\p{L}{2})--(?=\p{L}{2})/gu,
    says: 'is no dash',
    remedy: 'Write a comma, a colon, or –.',
  },
  {
    pattern: /(?<=\s|^)[(（][ \t]+\S+|(?<!\S)\S+[ \t]+\)(?=\s|[.,;]|$)/gu,
    says: 'has a space inside the bracket',
    remedy: 'Put the bracket at the word.',
  },
];

const SLIPS: readonly Phrase[] = [
  {
    pattern:
      /\b[Aa] (?!(?:one|once|ones|oneself|is|in|or|and|are|as|at|of|on|if|it|into|each|also|only|always|all|alone|above|after|again|any|exists|equals|eu\w*|ew\w*|else|even|ends?|appears|occurs|again)\b)[aeio][a-z]{2,}\b/g,
    says: 'has the wrong article; before a vowel it is "an"',
    remedy: 'Write "an".',
  },
  {
    pattern: /\b[Aa]n (?!(?:ra|mu|nu|fa|ha)\b)[bcdfgjklmnpqrstvwz][aeiou][a-z]+\b/g,
    says: 'has the wrong article; before a consonant it is "a"',
    remedy: 'Write "a".',
  },
  {
    pattern:
      /\b[Aa]n (?:user|unique|unit|union|universal|usual|useful|used|uniform|utility|use)\b/g,
    says: 'has the wrong article; it is spoken with a "y"',
    remedy: 'Write "a".',
  },
  {
    pattern: /\b[Aa] (?:hour|honest|honou?r|heir)\w*\b/g,
    says: 'has the wrong article; its h is silent',
    remedy: 'Write "an".',
  },
  {
    pattern:
      /(?<=^|[.!?,;] |\n)i(?= (?:am|was|have|had|do|did|will|would|can|could|think|use|read|ran|wrote|know|want|need)\b)|\bi['’](?:m|ve|d|ll)\b|(?<=\b(?:and|but|that|when|if|because|what|which|where)\s)i(?= [a-z]{2,})/g,
    says: 'is a small letter; the word is I',
    remedy: 'Write "I".',
  },
  {
    pattern:
      /\b(?:could|should|would|must|might) of\b|\bsuppose to\b|\b(?:more|less|better|worse|rather|other|larger|smaller|faster|slower|older|newer|fewer|higher|lower) then\b(?! \w+ (?:it|the))|\balot\b|\bits['’]|\bit['’]s own\b|\byour welcome\b|\btheir (?:is|are|was|were)\b|\bthere own\b|\bloose (?:data|the|your)\b|\bwhos['’]s\b|\b(?:doesnt|dont|cant|wont|isnt|arent|wasnt|didnt|couldnt|shouldnt|wouldnt|hasnt|havent|thats|theres|youre|theyre|weve|ive)\b|(?<!\b(?:does|did|do|can|will|would|could|should|may|might|must|let|make|and|not|to|if|n['’]t) )\b(?:he|she|it) (?:have|do not|don['’]t)\b|(?<!\b(?:of|with|than|to|between|among|for) )\b(?:they|we) (?:was|has|is|does)\b/gi,
    says: 'is a slip of the pen',
    remedy: 'Read the sentence again and write what was meant.',
  },
];

const CHINESE: readonly Phrase[] = [
  {
    pattern: /\p{sc=Han}[ \t]+\p{sc=Han}+/gu,
    says: 'has a space between Chinese characters',
    remedy: 'Delete the space.',
  },
  {
    pattern:
      /\p{sc=Han}\.{3,}|\.{3,}\p{sc=Han}|\p{sc=Han}-{2,}\p{sc=Han}|(?<!…)…(?!…)(?=\p{sc=Han})/gu,
    says: 'is no mark of Chinese',
    remedy: 'Write …… for what is left out, and —— for a dash.',
  },
  {
    pattern: /\p{sc=Han}[,;:?!](?=\p{sc=Han}|\s|$)|\p{sc=Han}\.(?=\p{sc=Han}|\s|$)/gu,
    says: 'has a mark of English in a Chinese sentence',
    remedy: 'Write ，。；：？！; npm run fix:notes does.',
  },
];

const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['（', '）'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['【', '】'],
  ['“', '”'],
  ['〈', '〉'],
];
const OPEN = new Map(PAIRS);
const CLOSE = new Map(PAIRS.map(([open, close]) => [close, open]));

const PAIRED = /[()[\]（）「」『』《》【】“”〈〉"]/;

/** What is no bracket of the sentence: faces, and ranges such as [0, 1). */
const NO_BRACKETS = /[:;]-?[()]|[[(]\s*-?[\w.∞]+\s*[,，]\s*-?[\w.∞]+\s*[)\]]/giu;

/** Counting, such as "a)" and "2)". */
const COUNTS = /(?:^|[\s，。；：、])(?:[a-z]|\d{1,2}|[ivx]{1,4})$/iu;

/** Brackets and quotes come in pairs within a paragraph. */
function findUnpaired(block: {
  readonly line: number;
  readonly text: string;
}): Finding[] {
  if (!PAIRED.test(block.text)) return [];
  const text = block.text.replace(NO_BRACKETS, (found) => found.replace(/\S/g, '.'));
  const open: { mark: string; index: number }[] = [];
  const report = (mark: string, index: number, right: string): Finding[] => [
    {
      line: lineIn(block, index),
      message: `"${mark}" in "${quote(block.text.slice(Math.max(0, index - 15), index + 25))}" has no ${right}.`,
      remedy: `Write the ${right} that belongs to it, or delete the mark.`,
    },
  ];
  for (let index = 0; index < text.length; index += 1) {
    const mark = text[index] ?? '';
    if (OPEN.has(mark)) open.push({ mark, index });
    const opening = CLOSE.get(mark);
    if (opening === undefined) continue;
    const last = open.pop();
    if (!last && mark === ')' && COUNTS.test(text.slice(0, index))) continue;
    if (!last) return report(mark, index, opening);
    if (last.mark !== opening)
      return report(last.mark, last.index, OPEN.get(last.mark) ?? '');
  }
  const [left] = open;
  if (left) return report(left.mark, left.index, OPEN.get(left.mark) ?? '');
  const straight = [...text.matchAll(/"/g)];
  const inches = text.match(/\d"/g)?.length ?? 0;
  const last = straight.at(-1);
  const isOdd = straight.length % 2 === 1 && (straight.length - inches) % 2 === 1;
  return isOdd && last ? report('"', last.index, '"') : [];
}

/** Sentences have the marks of their language, each once and at its place. */
export const checkPunctuation: Check = ({ blocks, isChinese }) => [
  ...findInAll(blocks, isChinese ? [...BOTH, ...CHINESE] : [...BOTH, ...ENGLISH]),
  ...blocks.flatMap(findUnpaired),
];

/** No word stands twice, and articles and pronouns are those of English. */
export const checkWords: Check = ({ blocks }) => [
  ...blocks.flatMap(findDoubled),
  ...findInAll(blocks, SLIPS),
];
