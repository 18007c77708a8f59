import type { Cause } from '../problems/ungraded.ts';
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
