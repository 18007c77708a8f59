import { type Check, each } from '../rule.ts';
import { matchesIn } from './phrases.ts';

const SYLLABLE =
  '(?:[bpmf](?:a|o|ai|ei|ao|an|en|ang|eng|i|ie|iao|ian|in|ing|u|ou)|[dtnl](?:a|e|ai|ei|ao|ou|an|en|ang|eng|ong|i|ie|iao|iu|ian|in|iang|ing|u|uo|ui|uan|un|v)|[gkh](?:a|e|ai|ei|ao|ou|an|en|ang|eng|ong|u|ua|uo|uai|ui|uan|un|uang)|[jqx](?:i|ia|ie|iao|iu|ian|in|iang|ing|iong|u|ue|uan|un)|(?:[zcs]h?|r)(?:i|a|e|ai|ei|ao|ou|an|en|ang|eng|ong|u|ua|uo|uai|ui|uan|un|uang)|y(?:i|a|e|ao|ou|an|in|ang|ing|ong|u|ue|uan|un)|w(?:u|a|o|ai|ei|an|en|ang|eng))';

/**
 * Syllables that begin with a vowel count only at the start of a word; elsewhere they'd
 * split other syllables differently.
 */
const PINYIN = new RegExp(`^(?:(?:ai|an|ang|ao|en|er)${SYLLABLE}{2,}|${SYLLABLE}{3,})$`);
const WORD = /(?<![\w.@/#-])[a-z]{6,}(?![\w@/-]|\.\w)/g;

/** Words from other languages that also parse as pinyin. */
const OTHER = new Set(
  'balance banana canine combine engage finance garage guide heritage imagine kimono language luggage machine manage manga marine medicine message origami outage package parachute passage routine samurai savage sesame sewage sudoku terrace tirade tornado tsunami volume wage wasabi window yakisoba'.split(
    ' ',
  ),
);

function isPinyin([word]: RegExpExecArray): boolean {
  return PINYIN.test(word) && !OTHER.has(word);
}

/** Finds pinyin that the input method didn't convert to characters. */
export const checkPinyin: Check = ({ blocks, isChinese }) =>
  each(matchesIn(isChinese ? blocks : [], WORD, isPinyin), ([word]) => [
    `"${word}" reads as pinyin that the input method did not turn into characters.`,
    'Write the characters, or put a name between backticks.',
  ]);
