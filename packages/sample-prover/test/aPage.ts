import { parsePage, type Page } from 'mdx-source';

/** A page of this text, as if it stood at `file`. */
export function aPage(source: string, file = 'docs/a.md'): Page {
  return parsePage({ file, absolutePath: `/site/${file}`, source });
}

/** A code block. */
export const aFence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\``;
