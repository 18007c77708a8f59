import type { Root } from 'mdast';
import { findUnclosed } from 'mdx-source';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { VFileMessage } from 'vfile-message';
import { parseDocument } from 'yaml';

import { findSyntaxError, type Checker, type SampleError } from '../run/checker.ts';

const plugins = [remarkFrontmatter, remarkDirective, remarkGfm];

function findFrontMatterErrors(tree: Root): SampleError[] {
  const [first] = tree.children;
  if (first?.type !== 'yaml') return [];
  return parseDocument(first.value).errors.map(({ linePos, message }) => ({
    line: (linePos?.[0].line ?? 0) + 1,
    message: `Front matter is not YAML: ${(message.split('\n')[0] ?? '').replace(/ at line \d.*/, '')}`,
  }));
}

function lineOf({ place, reason }: VFileMessage): number {
  if (!place) return Number(/\((\d+):\d+/.exec(reason)?.[1] ?? 0);
  return 'start' in place ? place.start.line : place.line;
}

function toError(error: VFileMessage): SampleError {
  return { line: lineOf(error), message: error.reason.replace(/ \([\d:-]+\)/g, '') };
}

/** Compiles Markdown and MDX. Everything is valid Markdown, so two slips that are never meant are looked for. */
const check: Checker = async () => {
  // Some of its packages are ESM only.
  const { compile } = await import('@mdx-js/mdx');
  return async ({ code, language }) => {
    const format = language === 'mdx' ? 'mdx' : 'md';
    const slips: SampleError[] = [];
    const collect = () => (tree: Root) => {
      slips.push(...findFrontMatterErrors(tree));
      const line = findUnclosed(tree, code);
      if (line) slips.push({ line, message: 'The code fence is never closed.' });
    };
    const errors = await findSyntaxError(
      () => compile(code, { format, remarkPlugins: [...plugins, collect] }),
      toError,
    );
    return {
      depth: format === 'mdx' ? 'compiled' : 'parsed',
      errors: [...errors, ...slips],
    };
  };
};

export default check;
