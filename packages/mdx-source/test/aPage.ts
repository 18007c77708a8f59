import { parsePage, type Page } from '../src/index.ts';

/** Creates a page with this text, as if it were at `file`. */
export function aPage(source: string, file = 'docs/a.md'): Page {
  return parsePage({ file, absolutePath: `/site/${file}`, source });
}
