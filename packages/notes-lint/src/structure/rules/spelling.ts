import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { Place } from '../lines.ts';
import { type Check, type Finding, each } from '../rule.ts';
import { findPhrases, matchesIn } from './phrases.ts';
import { readWords } from './readWords.ts';

type Dictionary = {
  readonly dictionaryDefinitions: readonly {
    readonly flagWords: readonly string[];
    readonly suggestWords: readonly string[];
  }[];
};

let known: ReadonlyMap<string, string> | undefined;

/** Common misspellings with their corrections, from cspell's dictionary. */
function readMisspelt(): ReadonlyMap<string, string> {
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const settings = resolve('@cspell/dict-en-common-misspellings/cspell-ext.json');
  const file = path.join(path.dirname(settings), 'dict/dict-en.json');
  const { dictionaryDefinitions } = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  const entries = new Map<string, string>();
  for (const { flagWords, suggestWords } of dictionaryDefinitions) {
    for (const entry of [...flagWords, ...suggestWords]) {
      const at = entry.indexOf('->');
      entries.set(entry.slice(0, at), entry.slice(at + 2));
    }
  }
  known = entries;
  return known;
}

const WORD = /(?<![\p{L}\d._/@#-])[a-z]{3,}(?:['’][a-z]+)?(?![\p{L}\d_/@-]|\.[a-z])/gu;

/** Chinese typos that input methods tend to produce. */
const CHINESE = readWords('chinese', { says: 'is misspelt' });

function findMisspelt(block: Place): Finding[] {
  const misspelt = readMisspelt();
  const lower = { line: block.line, text: block.text.toLowerCase() };
  const found = matchesIn([lower], WORD, ([word]) => misspelt.has(word));
  return each(found, ({ 0: word, index }) => {
    const right = misspelt.get(word) ?? '';
    const written = block.text.slice(index, index + word.length);
    // A word with capitals after its first letter may be an abbreviation.
    if (/\p{Lu}/u.test(written.slice(1))) return undefined;
    return [
      `"${written}" is misspelt; right is ${right.replaceAll(', ', ' or ')}.`,
      `Write ${right.split(', ')[0]}, or put a name between backticks.`,
    ];
  });
}

/** Words are spelt as in the dictionary; code is skipped. */
export const checkSpelling: Check = ({ blocks, isChinese }) => [
  ...blocks.flatMap(findMisspelt),
  ...(isChinese ? findPhrases(blocks, CHINESE) : []),
];

/** Product names in a spelling other than their owners'. */
const NAMES = readWords('names', {
  says: 'is not how its owner spells the name',
  exact: true,
  otherwise: 'put it between backticks if it is code',
});

/** Product names are spelt the way their owners do. */
export const checkNames: Check = ({ blocks }) => findPhrases(blocks, NAMES);
