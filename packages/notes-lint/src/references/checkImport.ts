import type { LinkProblem } from './checkReferences.ts';
import { filePathOf, type LinkTargets } from './resolve.ts';

/** What a module's specifier may leave out. */
const ENDS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const MODULE_ENDS = ['', ...ENDS, ...ENDS.map((end) => `/index${end}`)];

/**
 * Checks that an imported file exists; with loaders, as in `!!raw-loader!./a.ts`, it's one of the parts. The
 * bundler reports packages and theme components.
 */
export function checkImport(
  url: string,
  from: string,
  { hasFile }: Pick<LinkTargets, 'hasFile'>,
): LinkProblem | undefined {
  const missing = url
    .split('!')
    .filter((part) => /^\.|^\/|^@site\//.test(part))
    .map((part) => filePathOf(part.replace(/\?.*$/, ''), from))
    .find((file) => !MODULE_ENDS.some((end) => hasFile(file + end)));
  if (missing === undefined) return undefined;
  return {
    rule: 'links/import',
    message: `The import of ${url} fails: there is no file ${missing}.`,
    remedy: 'Correct the path, add the file, or delete the import.',
  };
}
