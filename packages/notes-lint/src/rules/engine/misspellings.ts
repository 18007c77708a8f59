import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

type Dictionary = {
  readonly dictionaryDefinitions: readonly {
    readonly flagWords: readonly string[];
    readonly suggestWords: readonly string[];
  }[];
};

let known: ReadonlyMap<string, string> | undefined;

/** Common misspellings with their corrections, from cspell's dictionary. */
export function misspellings(): ReadonlyMap<string, string> {
  if (known) return known;
  const { resolve } = createRequire(import.meta.url);
  const settings = resolve('@cspell/dict-en-common-misspellings/cspell-ext.json');
  const file = path.join(path.dirname(settings), 'dict/dict-en.json');
  const { dictionaryDefinitions } = JSON.parse(readFileSync(file, 'utf8')) as Dictionary;
  known = new Map(
    dictionaryDefinitions
      .flatMap(({ flagWords, suggestWords }) => [...flagWords, ...suggestWords])
      .map((entry) => entry.split('->', 2) as [string, string]),
  );
  return known;
}
