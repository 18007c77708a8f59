import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { closestMatch, toPosixPath } from 'mdx-source';

import type { LinkProblem } from './checkReferences.ts';
import { filePathOf, type LinkTargets } from './resolve.ts';

/** What a page can import, besides files of the site. */
export type Modules = {
  /** What comes after `@theme/` and `@docusaurus/`. */
  readonly theme: readonly string[];
  readonly core: readonly string[];
  /** The packages that the project depends on. */
  readonly dependencies: readonly string[];
  readonly hasPackage: (name: string) => boolean;
};

/** What a module's specifier may leave out. */
const ENDS = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];
const MODULE_ENDS = ['', ...ENDS, ...ENDS.map((end) => `/index${end}`)];

function listModules(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((name) => /(?<!\.d)\.[jt]sx?$/.test(name))
    .map((name) => toPosixPath(name).replace(/(?:\/index)?\.\w+$/, ''));
}

/** The folders with theme components: the site's own, and those of the themes that are installed. */
function listThemeFolders(root: string): string[] {
  const packages = path.join(root, 'node_modules');
  const themes = ['.', '@docusaurus']
    .filter((scope) => existsSync(path.join(packages, scope)))
    .flatMap((scope) =>
      readdirSync(path.join(packages, scope)).map((name) => path.join(scope, name)),
    )
    .filter((name) => /docusaurus.theme-/.test(name))
    .flatMap((name) => ['lib', 'src', '.'].map((part) => path.join(name, part, 'theme')));
  const fallback = '@docusaurus/core/lib/client/theme-fallback';
  return [
    path.join(root, 'src/theme'),
    ...[...themes, fallback].map((name) => path.join(packages, name)),
  ];
}

/** Reads what pages can import. */
export function readModules(root: string): Modules {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const exported = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');
  const { dependencies, devDependencies } = (
    existsSync(path.join(root, 'package.json'))
      ? JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
      : {}
  ) as Record<string, object | undefined>;
  return {
    theme: listThemeFolders(root).flatMap(listModules),
    core: listModules(exported),
    dependencies: Object.keys({ ...dependencies, ...devDependencies }),
    hasPackage: (name) =>
      resolve.paths(name)?.some((folder) => existsSync(path.join(folder, name))) ?? false,
  };
}

/** What doesn't exist, and what was probably meant. */
type Missing = { readonly what: string; readonly likely?: string | undefined };

function findMissing(
  url: string,
  from: string,
  { hasFile, modules }: Pick<LinkTargets, 'hasFile' | 'modules'>,
): Missing | undefined {
  if (/^\.|^\/|^@site\//.test(url)) {
    const target = filePathOf(url, from);
    return MODULE_ENDS.some((end) => hasFile(target + end))
      ? undefined
      : { what: `file ${target}` };
  }
  const [, alias, name = ''] =
    /^(@theme(?:-original|-init)?|@docusaurus)\/(.+)$/.exec(url) ?? [];
  const [known, what] =
    alias === '@docusaurus' ? [modules.core, 'module'] : [modules.theme, 'component'];
  if (alias !== undefined && known.includes(name)) return undefined;
  const [package_ = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(url) ?? [];
  const isPackage = alias === undefined || alias === '@docusaurus';
  if (isPackage && modules.hasPackage(package_)) return undefined;
  if (alias !== undefined) {
    const likely = closestMatch(name, known);
    return { what: `${what} ${name}`, likely: likely && `${alias}/${likely}` };
  }
  const likely = closestMatch(package_, modules.dependencies);
  return {
    what: `package ${package_}`,
    likely: likely && likely + url.slice(package_.length),
  };
}

/** Whether only a build shows what a module is. */
function isGenerated(url: string): boolean {
  return /^(?:@generated\/|~|#|data:)/.test(url);
}

/** Checks that an imported module exists; of one with loaders, such as `!!raw-loader!./a.ts`, each part. */
export function checkImport(
  url: string,
  from: string,
  site: Pick<LinkTargets, 'hasFile' | 'modules'>,
): LinkProblem | undefined {
  const parts = url.split('!').map((part) => part.replace(/\?.*$/, ''));
  const [missing] = parts
    .filter((part) => part !== '' && part !== '-' && !isGenerated(part))
    .flatMap((part) => findMissing(part, from, site) ?? []);
  if (!missing) return undefined;
  const suggestion = missing.likely ? `Probably meant: ${missing.likely}. ` : '';
  return {
    rule: 'links/import',
    message: `The import of ${url} fails: there is no ${missing.what}.`,
    remedy: missing.what.startsWith('package')
      ? `${suggestion}Correct the name, install the package, or delete the import.`
      : `${suggestion}Correct the path, add the file, or delete the import.`,
  };
}
