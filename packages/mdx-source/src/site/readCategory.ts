import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

/** The content of a `_category_` file. */
type Category = {
  /** By default the folder's name. */
  readonly label: string;
  readonly description?: string;
  readonly link?: { readonly type?: string; readonly slug?: string } | null;
};

/**
 * Reads a folder's `_category_` file.
 *
 * @param folder - absolute path
 * @returns only the label if the file is missing or invalid; Docusaurus reports what's wrong with it
 */
export function readCategory(folder: string): Category {
  const label = path.basename(folder);
  for (const ending of ['json', 'yml', 'yaml']) {
    try {
      const text = readFileSync(path.join(folder, `_category_.${ending}`), 'utf8');
      return { label, ...(parse(text) as Partial<Category> | null) };
    } catch {
      continue;
    }
  }
  return { label };
}
