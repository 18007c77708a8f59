import type { Check } from '../rule.ts';
import { type Phrase, findPhrases } from './phrases.ts';

const ENGLISH: readonly Phrase[] = [
  {
    pattern: /[\w\s][，。；：！？（）、]|[，。；：！？（）、](?=[A-Za-z])/gu,
    says: 'has full-width punctuation in an English sentence',
    remedy: 'Use English punctuation: , . ; : ! ? ( ).',
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
    pattern:
      /[\p{sc=Han}》」』）][,;:?!](?=\p{sc=Han}|\s|$)|\p{sc=Han}\.(?=\p{sc=Han}|\s|$)/gu,
    says: 'has English punctuation in a Chinese sentence',
    remedy: 'Use ，。；：？！, as npm run fix:notes does.',
  },
];

/** Sentences have their language's punctuation. */
export const checkPunctuation: Check = ({ blocks, isChinese }) =>
  findPhrases(blocks, isChinese ? CHINESE : ENGLISH);
