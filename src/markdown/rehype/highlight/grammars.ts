import dart from 'refractor/dart';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import groovy from 'refractor/groovy';
import http from 'refractor/http';
import jsx from 'refractor/jsx';
import nginx from 'refractor/nginx';
import { refractor, type Syntax } from 'refractor';
import solidity from 'refractor/solidity';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';

/** Prism has no grammar for Prisma schemas. */
const prisma = Object.assign(
  (prism: Parameters<Syntax>[0]) => {
    prism.languages.prisma = {
      comment: /\/\/.*/,
      string: /"(?:\\.|[^\\"\r\n])*"/,
      annotation: { pattern: /@{1,2}[\w.]+/, alias: 'function' },
      keyword: /\b(?:model|enum|datasource|generator|type|view)(?=\s+\w)/,
      'class-name': [
        {
          pattern: /((?:model|enum|type|view|datasource|generator)\s+)\w+/,
          lookbehind: true,
        },
        /\b[A-Z]\w*(?=\[\]|\?|\s|$)/,
      ],
      function: /\b\w+(?=\()/,
      boolean: /\b(?:true|false)\b/,
      number: /\b\d+(?:\.\d+)?\b/,
      property: /\b\w+(?=\s*[:=])/,
      punctuation: /[{}[\]();,.:?=]/,
    };
  },
  { displayName: 'prisma', aliases: [] },
) satisfies Syntax;

/** MDX as Markdown with imports and exports on top; JSX is highlighted as Markdown's HTML. */
const mdx = Object.assign(
  (prism: Parameters<Syntax>[0]) => {
    prism.languages.mdx = prism.languages.extend('markdown', {});
    prism.languages.insertBefore('mdx', 'front-matter-block', {
      'module-line': {
        pattern: /^(?:import|export)\s.*$/m,
        inside: prism.languages.jsx,
      },
    });
  },
  { displayName: 'mdx', aliases: [] },
) satisfies Syntax;

for (const syntax of [
  ...[dart, docker, graphql, groovy, http, jsx, nginx, solidity, toml, tsx],
  ...[prisma, mdx],
]) {
  refractor.register(syntax);
}
refractor.alias({ json: ['jsonc'], bash: ['shellsession', 'console'] });

/** The highlighter, with a grammar for every language used in notes. */
export const grammars = refractor;

const NAMES: Readonly<Record<string, string>> = {
  bash: 'Bash',
  c: 'C',
  cpp: 'C++',
  css: 'CSS',
  dart: 'Dart',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  graphql: 'GraphQL',
  groovy: 'Groovy',
  html: 'HTML',
  http: 'HTTP',
  ini: 'INI',
  java: 'Java',
  javascript: 'JavaScript',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON with comments',
  jsx: 'JSX',
  lua: 'Lua',
  markdown: 'Markdown',
  md: 'Markdown',
  mdx: 'MDX',
  mermaid: 'Mermaid',
  nginx: 'nginx',
  prisma: 'Prisma',
  py: 'Python',
  python: 'Python',
  rust: 'Rust',
  scss: 'SCSS',
  sh: 'Shell',
  shell: 'Shell',
  solidity: 'Solidity',
  sql: 'SQL',
  svg: 'SVG',
  toml: 'TOML',
  ts: 'TypeScript',
  tsx: 'TSX',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
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
  return NAMES[language] ?? language;
}
