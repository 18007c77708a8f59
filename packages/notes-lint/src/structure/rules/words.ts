import { type Check, each } from '../rule.ts';
import { findPhrases, matchesIn, quote } from './phrases.ts';
import { readWords } from './readWords.ts';

/** Words that may be doubled. */
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

const SLIPS = readWords('slips', { says: 'is a slip', exact: true });

/** No other word is doubled, and articles and pronouns are correct English. */
export const checkWords: Check = ({ blocks }) => {
  const english = matchesIn(
    blocks,
    DOUBLED,
    ([, word = '']) => !TWICE.has(word.toLowerCase()) && !/^[A-Z]$/.test(word),
  );
  return [
    ...each([...english, ...matchesIn(blocks, DOUBLED_HAN)], ([text]) => [
      `"${quote(text)}" is doubled.`,
      'Delete one of the two.',
    ]),
    ...findPhrases(blocks, SLIPS),
  ];
};
