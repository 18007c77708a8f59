import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';
import { expect, it } from 'vitest';

type Manifest = { readonly exports: Readonly<Record<string, string>> };

/** What Docusaurus itself imports from a plugin. */
const FOR_DOCUSAURUS = ['default', 'validateOptions'];

/** The names that a module exports, for use by other code. */
function exportsOf(file: string): string[] {
  const program = ts.createProgram([file], { noResolve: true, noLib: true });
  const source = program.getSourceFile(file);
  const checker = program.getTypeChecker();
  const symbol = source && checker.getSymbolAtLocation(source);
  if (!symbol) throw new Error(`${file} isn't a module.`);
  const names = checker.getExportsOfModule(symbol).map(({ name }) => name);
  return names.filter((name) => !FOR_DOCUSAURUS.includes(name));
}

it.each(readdirSync('packages'))('the README of %s has all that it exports', (name) => {
  const folder = path.join('packages', name);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const manifest = JSON.parse(read('package.json')) as Manifest;
  const words = new Set(read('README.md').match(/[\w$]+/g));
  const missing = Object.entries(manifest.exports).flatMap(([entry, file]) =>
    exportsOf(path.join(folder, file))
      .filter((one) => !words.has(one))
      .map((one) => path.posix.join(name, entry, one)),
  );
  expect(missing).toEqual([]);
});
