import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parse } from 'yaml';

/** The keys of `blog/authors.yml`; none without that file. */
export function readAuthors(root: string): string[] {
  const file = path.join(root, 'blog/authors.yml');
  if (!existsSync(file)) return [];
  return Object.keys((parse(readFileSync(file, 'utf8')) as object | null) ?? {});
}
