import { readFile } from 'node:fs/promises';

import { Language, Parser, type Node } from 'web-tree-sitter';

import { createChecker, type SampleError } from '../run/checker.ts';

const GRAMMARS = new URL('../../grammars/', import.meta.url);

async function loadLanguage(name: string): Promise<Language> {
  await Parser.init();
  return Language.load(await readFile(new URL(`${name}.wasm`, GRAMMARS)));
}

const languages = new Map<string, Promise<Language>>();

function toError(node: Node, code: string): SampleError {
  const { row } = node.startPosition;
  const text = code.split('\n')[row]?.trim().slice(0, 60);
  const why = node.isMissing ? `: ${JSON.stringify(node.type)} is missing` : '';
  return { line: row + 1, message: `Syntax error near "${text}"${why}.` };
}

/** The outermost syntax errors in the tree, in order. */
function findErrors(node: Node, code: string): SampleError[] {
  if (node.isError || node.isMissing) return [toError(node, code)];
  return node.children.flatMap((child) => (child ? findErrors(child, code) : []));
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
  const parser = new Parser().setLanguage(loaded);
  const tree = parser.parse(code);
  const [first] = tree ? findErrors(tree.rootNode, code) : [];
  // They're in WebAssembly's memory, which nothing else frees.
  tree?.delete();
  parser.delete();
  return first ? [first] : [];
}

/** Checks only the syntax, for languages whose toolchain isn't here. */
export default createChecker('parsed', ({ code, language }) =>
  findByGrammar(code, language),
);
