import { parsePage, type Page } from '../../src/index.ts';

/** A page with this text, as if it were at `file`. */
export function aPage(source: string, file = 'docs/tech-notes/http/dns.md'): Page {
  return parsePage({ file, absolutePath: `/site/${file}`, source });
}

/** A code block. */
export const aFence = (head: string, code: string) => `\`\`\`${head}\n${code}\n\`\`\``;
