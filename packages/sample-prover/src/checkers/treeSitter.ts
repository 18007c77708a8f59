import { readFile } from 'node:fs/promises';

import { Language, Parser, type Node } from 'web-tree-sitter';

import type { Sample } from 'mdx-source';
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

/** Reports where a sample doesn't match its language's grammar. */
export async function findByGrammar({ code, language }: Sample): Promise<SampleError[]> {
  const loading = languages.get(language) ?? loadLanguage(language);
  languages.set(language, loading);
  const loaded = await loading;
  const tree = new Parser().setLanguage(loaded).parse(code);
  return tree ? findErrors(tree.rootNode).slice(0, 1) : [];
}

/** Checks only the syntax, for languages whose toolchain isn't here. */
export default createChecker('parsed', findByGrammar);
