import dart from 'refractor/dart';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import groovy from 'refractor/groovy';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import { refractor } from 'refractor';
import solidity from 'refractor/solidity';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';

const ADDED = [dart, docker, graphql, groovy, http, jsx, nginx, solidity, toml, tsx];

for (const syntax of ADDED) refractor.register(syntax);
refractor.alias({
  json: ['jsonc'],
  bash: ['shellsession', 'console'],
  markdown: ['mdx'],
  // Prism has no grammar for Prisma schemas. Swift has the same comments, strings, types and attributes.
  swift: ['prisma'],
});

/** The highlighter; a block in a language that it doesn't know, such as Vim's, has no colours. */
export const grammars = refractor;

const ACRONYMS =
  /^(?:c|css|csv|html|http|ini|json|jsx|mdx|scss|sql|svg|toml|tsx|xml|yaml)$/;

/** Names that aren't an acronym or the capitalised language. */
const NAMES: Readonly<Record<string, string>> = {
  cpp: 'C++',
  graphql: 'GraphQL',
  javascript: 'JavaScript',
  js: 'JavaScript',
  jsonc: 'JSON with comments',
  md: 'Markdown',
  nginx: 'nginx',
  py: 'Python',
  sh: 'Shell',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  yml: 'YAML',
};

/**
 * The language name shown in a code block's header.
 *
 * @param language - the fence's language
 * @returns the name; `''` for plain text, which needs none
 */
export function languageName(language: string): string {
  if (['', 'text', 'txt', 'plaintext'].includes(language)) return '';
  if (ACRONYMS.test(language)) return language.toUpperCase();
  return NAMES[language] ?? language.charAt(0).toUpperCase() + language.slice(1);
}
