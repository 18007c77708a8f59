import type { Page } from 'mdx-source';

import type { Cause, Ungraded } from '../problems/ungraded.ts';
import { readOutline } from './readOutline.ts';
import { filePathOf, type LinkTargets } from './resolve.ts';

/** What a module's specifier may leave out. */
const ENDS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const MODULE_ENDS = ['', ...ENDS, ...ENDS.map((end) => `/index${end}`)];

/** Checks that an imported file exists; packages and aliases such as `@theme` are the bundler's to resolve. */
export function checkImport(
  url: string,
  from: string,
  { hasFile }: Pick<LinkTargets, 'hasFile'>,
): Cause | undefined {
  if (!/^\.|^\/|^@site\//.test(url)) return undefined;
  const target = filePathOf(url.replace(/\?.*$/, ''), from);
  if (MODULE_ENDS.some((end) => hasFile(target + end))) return undefined;
  return {
    rule: 'links/import',
    message: `The import of ${url} fails: there is no file ${target}.`,
    remedy: 'Correct the path, add the file, or delete the import.',
  };
}

/** Finds the imports of a note for which {@link checkImport} finds no file. */
export function findMissingImports(
  note: Page,
  hasFile: LinkTargets['hasFile'],
): Ungraded[] {
  return readOutline(note).references.flatMap(({ url, line, kind }) => {
    const cause =
      kind === 'import' ? checkImport(url, note.file, { hasFile }) : undefined;
    return cause ? [{ file: note.file, line, ...cause }] : [];
  });
}
