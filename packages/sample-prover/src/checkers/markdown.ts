import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import type { Root } from 'mdast';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';

import { findSyntaxError, type Checker, type SampleError } from '../checker.ts';

const plugins = [remarkFrontmatter, remarkDirective, remarkGfm];

const syntax = unified().use(remarkParse).use(plugins).freeze();

function findFrontMatterErrors(tree: Root): SampleError[] {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return [];
  return parseDocument(first.value).errors.map(({ linePos, message }) => ({
    line: (linePos?.[0].line ?? 0) + 1,
    message: `Front matter is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d.*/, '')}`,
  }));
}

/** Markdown has no syntax errors; these two are always unintended. */
function findSlips(tree: Root, code: string): SampleError[] {
  const findings: SampleError[] = [];
  const lines = code.split('\n');
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'link' && node.url === '') {
      findings.push({ line, message: 'The link leads nowhere.' });
    }
    const last = lines[(node.position?.end.line ?? 1) - 1] ?? '';
    if (node.type === 'code' && /^\s*(`{3,}|~{3,})/.test(lines[line - 1] ?? '')) {
      const isClosed =
        /^[\s>]*(`{3,}|~{3,})\s*$/.test(last) && line !== node.position?.end.line;
      if (!isClosed) findings.push({ line, message: 'The code fence is never closed.' });
    }
  });
  return findings;
}

function lineOf({ place, reason }: VFileMessage): number {
  if (!place) return Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 0);
  return 'start' in place ? place.start.line : place.line;
}

function describeMessage(error: VFileMessage): SampleError {
  return { line: lineOf(error), message: error.reason.replace(/ \([\d:-]+\)/g, '') };
}

/** Compiles MDX. Everything is valid Markdown, so that's only checked for slips. */
const check: Checker = async () => {
  // Some of its packages are ESM only.
  const { compile } = await import('@mdx-js/mdx');
  return async ({ code, language }) => {
    const tree = syntax.parse(code);
    const slips = [...findFrontMatterErrors(tree), ...findSlips(tree, code)];
    if (slips.length > 0 || language !== 'mdx')
      return { depth: 'parsed', findings: slips };
    const findings = await findSyntaxError(
      () => compile(code, { format: 'mdx', remarkPlugins: plugins }),
      describeMessage,
    );
    return { depth: 'compiled', findings };
  };
};

export default check;
