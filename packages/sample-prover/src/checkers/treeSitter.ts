import { readFile } from 'node:fs/promises';

import { Language, Parser, type Node } from 'web-tree-sitter';

import type { Sample } from '../fences/index.ts';
import type { Finding } from '../checker.ts';
import { findInEach } from '../eachSample.ts';

const GRAMMARS = new URL('../../grammars', import.meta.url);

const parsers = new Map<string, Promise<Parser>>();

async function load(language: string): Promise<Parser> {
  await Parser.init();
  const grammar = new URL(`${GRAMMARS.href}/${language}.wasm`);
  const parser = new Parser();
  parser.setLanguage(await Language.load(await readFile(grammar)));
  return parser;
}

/** A language's tree-sitter parser, loaded once. */
function loadParser(language: string): Promise<Parser> {
  const parser = parsers.get(language) ?? load(language);
  parsers.set(language, parser);
  return parser;
}

function describe(node: Node): Finding {
  const line = node.startPosition.row + 1;
  if (node.isMissing) return { line, message: `Missing: ${JSON.stringify(node.type)}.` };
  const [text = ''] = node.text.trim().split('\n');
  return { line, message: `Does not parse: ${text.slice(0, 60)}` };
}

/** The outermost syntax errors in the tree, in order. */
function findErrors(node: Node): Finding[] {
  if (node.isError || node.isMissing) return [describe(node)];
  if (!node.hasError) return [];
  return node.children.flatMap((child) => (child ? findErrors(child) : []));
}

/** Reports where a sample doesn't match its language's grammar. */
export async function findByGrammar({ code, language }: Sample): Promise<Finding[]> {
  const parser = await loadParser(language);
  const tree = parser.parse(code);
  return tree ? findErrors(tree.rootNode).slice(0, 1) : [];
}

/** Checks only the syntax, for languages whose toolchain isn't here. */
export default findInEach('parsed', findByGrammar);
