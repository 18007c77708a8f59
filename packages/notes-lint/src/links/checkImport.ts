import type { Cause } from '../problems/ungraded.ts';
import { filePathOf, type LinkTargets } from './resolve.ts';

/** What a module's specifier may leave out. */
const ENDS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const MODULE_ENDS = ['', ...ENDS, ...ENDS.map((end) => `/index${end}`)];

/** What doesn't exist. */
function findMissing(
  url: string,
  from: string,
  { hasFile, modules }: Pick<LinkTargets, 'hasFile' | 'modules'>,
): string | undefined {
  if (/^\.|^\/|^@site\//.test(url)) {
    const target = filePathOf(url, from);
    return MODULE_ENDS.some((end) => hasFile(target + end))
      ? undefined
      : `file ${target}`;
  }
  const alias = url.replace(/^@theme-(?:original|init)\//, '@theme/');
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(alias) ?? [];
  if (modules.aliases.includes(alias) || modules.hasPackage(name)) return undefined;
  return /^@(?:theme|docusaurus)\//.test(alias) ? alias : `package ${name}`;
}

/** What only a build can resolve: generated modules, and those with loaders, such as `!!raw-loader!./a.ts`. */
const FOR_BUILD = /^(?:@generated\/|~|#|data:)|!/;

/** Checks that an imported module exists. */
export function checkImport(
  url: string,
  from: string,
  site: Pick<LinkTargets, 'hasFile' | 'modules'>,
): Cause | undefined {
  const missing = findMissing(url.replace(/\?.*$/, ''), from, site);
  if (!missing || FOR_BUILD.test(url)) return undefined;
  const fix = missing.startsWith('package')
    ? 'Correct the name, install the package'
    : 'Correct the path, add the file';
  return {
    rule: 'links/import',
    message: `The import of ${url} fails: there is no ${missing}.`,
    remedy: `${fix}, or delete the import.`,
  };
}
