import { parsePage, type Page } from '../../packages/mdx-source/src/index.ts';

/** Creates a note with this text, as if it were at `file`. */
export function aNote(source: string, file = 'docs/tech-notes/http/dns.md'): Page {
  return parsePage({ file, absolutePath: `/site/${file}`, source });
}
