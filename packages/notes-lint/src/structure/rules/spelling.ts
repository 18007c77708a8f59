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

/** Misspelt words with what was meant, from cspell's list of common ones. */
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

/** Misspelt Chinese of the kind that a keyboard offers first. */
const CHINESE = readWords('chinese', { says: 'is misspelt' });

function findMisspelt(block: Place): Finding[] {
  const misspelt = readMisspelt();
  const lower = { line: block.line, text: block.text.toLowerCase() };
  const found = matchesIn([lower], WORD, ([word]) => misspelt.has(word));
  return each(found, ({ 0: word, index }) => {
    const right = misspelt.get(word) ?? '';
    const written = block.text.slice(index, index + word.length);
    // A name in capitals may be an abbreviation.
    if (/\p{Lu}/u.test(written.slice(1))) return undefined;
    return [
      `"${written}" is misspelt; right is ${right.replaceAll(', ', ' or ')}.`,
      `Write ${right.split(', ')[0]}, or put a name between backticks.`,
    ];
  });
}

/** Words of the text are spelt as dictionaries spell them; code is not looked at. */
export const checkSpelling: Check = ({ blocks, isChinese }) => [
  ...blocks.flatMap(findMisspelt),
  ...(isChinese ? findPhrases(blocks, CHINESE) : []),
];

/** Names that their owners write otherwise. */
const NAMES = readWords('names', {
  says: 'is a misspelt name',
  exact: true,
  otherwise: 'put it between backticks if it is code',
});

/** Names are written as their owners write them. */
export const checkNames: Check = ({ blocks }) => findPhrases(blocks, NAMES);
