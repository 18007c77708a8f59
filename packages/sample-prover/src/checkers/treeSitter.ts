import { readFile } from 'node:fs/promises';

import { Language, Parser, type Node } from 'web-tree-sitter';

import { createChecker, type SampleError } from '../checker.ts';

async function loadLanguage(name: string): Promise<Language> {
  await Parser.init();
  const file = new URL(`../../grammars/${name}.wasm`, import.meta.url);
  return Language.load(await readFile(file));
}

const languages = new Map<string, Promise<Language>>();

/** Whether code follows where Python's grammar takes a body that isn't indented for an empty one. */
function isUnindented({ type, childCount, endIndex }: Node, code: string): boolean {
  return type === 'block' && childCount === 0 && /^\s*[^\s#]/.test(code.slice(endIndex));
}

function toError(node: Node, code: string): SampleError {
  const { row } = node.startPosition;
  const text = code.split('\n')[row]?.trim().slice(0, 60);
  const lacks = node.isMissing ? `: ${JSON.stringify(node.type)} is missing` : '';
  const why = node.type === 'block' ? ": the body isn't indented" : lacks;
  return { line: row + 1, message: `Syntax error near "${text}"${why}.` };
}

/** The outermost syntax errors in the tree, in order. */
function findErrors(node: Node, code: string): SampleError[] {
  if (node.isError || node.isMissing || isUnindented(node, code))
    return [toError(node, code)];
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

const PROMPT = /^(?:>>>|\.\.\.) ?/gm;

/** Checks only the syntax, for languages whose toolchain isn't here; of a session in Python, what was typed. */
export default createChecker('parsed', ({ code, language }) => {
  if (!language.startsWith('py')) return findByGrammar(code, language);
  const typed = code.replace(/^(?!>>>|\.\.\.).*/gm, '').replace(PROMPT, '');
  return findByGrammar(code.startsWith('>>>') ? typed : code, 'python');
});
