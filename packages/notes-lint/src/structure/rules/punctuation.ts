import type { Check } from '../rule.ts';
import { findUnpaired } from './pairs.ts';
import { type Phrase, findPhrases } from './phrases.ts';

const ENGLISH: readonly Phrase[] = [
  {
    pattern: /[\w\s][，。；：！？（）、]|[，。；：！？（）、](?=[A-Za-z])/gu,
    says: 'has full-width punctuation in an English sentence',
    remedy: 'Use English punctuation: , . ; : ! ? ( ).',
  },
];

const BOTH: readonly Phrase[] = [
  {
    // A comma may follow an abbreviation's full stop: Inc., etc.,
    pattern:
      /,{2,}|(?<![./])\.\.(?![./\w])|;{2,}|，{2,}|。{2,}|、{2,}|；{2,}|：{2,}|[,，][.。]|。[,，]|\.，|(?<![A-Za-z])\.,|(?<=\p{L}) ,|,\.(?!\w)/gu,
    says: "isn't a punctuation mark",
    remedy: 'Write one mark.',
  },
  {
    pattern: /[\p{L}\d)][ \t]+[,;!?](?=\s|$)|[\p{L}\d)][ \t]+[.:](?=\s*$|\s+\p{L})/gu,
    says: 'has a space before the punctuation',
    remedy: 'Move it next to the word.',
  },
  {
    pattern: /\p{Ll}{2}[,;](?=\p{L}{2})\p{L}*/gu,
    says: 'has no space after the punctuation',
    remedy: 'Add a space, or put code between backticks.',
  },
  {
    pattern:
      /\p{Ll}{2}[.!?](?:The|This|That|These|It|If|In|A|An|When|But|And|You|We|So|For|To|As|On|At|There|They|Then|Not|No|Each|With)\b/gu,
    says: 'has no space between its sentences',
    remedy: 'Add a space after the full stop.',
  },
  {
    pattern: /(?<=\p{L})\s--\s(?=\p{L})|(?<=\p{L}{2})--(?=\p{L}{2})/gu,
    says: "isn't a Chinese dash",
    remedy: 'Write a comma, a colon, or –.',
  },
  {
    pattern: /(?<=\s|^)[(（][ \t]+\S+|(?<!\S)\S+[ \t]+\)(?=\s|[.,;]|$)/gu,
    says: 'has a space inside the bracket',
    remedy: 'Move it next to the word.',
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
    says: "isn't Chinese punctuation",
    remedy: 'Write …… for an ellipsis and —— for a dash.',
  },
  {
    pattern: /\p{sc=Han}[,;:?!](?=\p{sc=Han}|\s|$)|\p{sc=Han}\.(?=\p{sc=Han}|\s|$)/gu,
    says: 'has English punctuation in a Chinese sentence',
    remedy: 'Use ，。；：？！, as npm run fix:notes does.',
  },
];

/** Sentences have their language's punctuation, each mark once and in the right place. */
export const checkPunctuation: Check = ({ blocks, isChinese }) => [
  ...findPhrases(blocks, isChinese ? [...BOTH, ...CHINESE] : [...BOTH, ...ENGLISH]),
  ...blocks.flatMap(findUnpaired),
];
