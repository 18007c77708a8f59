import { parsePage, type Page } from '../src/index.ts';

/** A page of this text, as if it stood at `file`. */
export function aPage(source: string, file = 'docs/a.md'): Page {
  return parsePage({ file, absolutePath: `/site/${file}`, source });
}
