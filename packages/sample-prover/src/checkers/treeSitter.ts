import { readFile } from 'node:fs/promises';

import { Language, Parser, type Node } from 'web-tree-sitter';

import { createChecker, type SampleError } from '../checker.ts';

const GRAMMARS = new URL('../../grammars', import.meta.url);

async function loadLanguage(name: string): Promise<Language> {
  await Parser.init();
  return Language.load(await readFile(new URL(`${GRAMMARS.href}/${name}.wasm`)));
}

const languages = new Map<string, Promise<Language>>();

function describe(node: Node): SampleError {
  const line = node.startPosition.row + 1;
  if (node.isMissing) return { line, message: `Missing: ${JSON.stringify(node.type)}.` };
  const [text = ''] = node.text.trim().split('\n');
  return { line, message: `Does not parse: ${text.slice(0, 60)}` };
}

/** The outermost syntax errors in the tree, in order. */
function findErrors(node: Node): SampleError[] {
  if (node.isError || node.isMissing) return [describe(node)];
  if (!node.hasError) return [];
  return node.children.flatMap((child) => (child ? findErrors(child) : []));
}

/**
 * Reports where code doesn't match a grammar.
 *
 * @param grammar - name of a file in `grammars/`, without its extension
 */
export async function findByGrammar(
  code: string,
  grammar: string,
): Promise<SampleError[]> {
  const loading = languages.get(grammar) ?? loadLanguage(grammar);
  languages.set(grammar, loading);
  const loaded = await loading;
  const tree = new Parser().setLanguage(loaded).parse(code);
  return tree ? findErrors(tree.rootNode).slice(0, 1) : [];
}

/** Checks only the syntax, for languages whose toolchain isn't here. */
export default createChecker('parsed', ({ code, language }) =>
  findByGrammar(code, language),
);
