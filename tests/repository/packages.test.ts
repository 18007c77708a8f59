import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

type Manifest = {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const IMPORT =
  /^(?:import|export) (type )?(?:[^;]*? from )?'([^']+)'|import\('([\w@./-]+)'\)/gm;

const CORE_EXPORTS = 'node_modules/@docusaurus/core/lib/client/exports';

/** What the root has for all tests, which only it runs. */
const RUNS_TESTS = ['vitest', 'jsdom', '@testing-library/react'];

const names = readdirSync('packages');

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The sources in a folder with what they import. */
function readImports(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, type, own, late]) => ({
        file,
        to: own ?? late ?? '',
        isType: Boolean(type) || file.endsWith('.d.ts'),
      })),
    );
}

/** The package that an import loads; none for files, Node's own modules and the theme's components. */
function packageOf(to: string): string | undefined {
  if (/^(?:\.|node:|@(?:theme|theme-init|theme-original|generated)\/)/.test(to))
    return undefined;
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(to) ?? [];
  const [, alias] = /^@docusaurus\/(.+)$/.exec(to) ?? [];
  return alias && existsSync(`${CORE_EXPORTS}/${alias}.js`) ? '@docusaurus/core' : name;
}

/** Imports of undeclared packages. knip takes what the root declares, even for tests, for declared. */
function findUndeclared(
  imports: ReturnType<typeof readImports>,
  known: readonly string[],
  { dependencies, peerDependencies }: Manifest,
) {
  const declared = Object.keys({ ...dependencies, ...peerDependencies }).concat(known);
  return imports.filter(({ to, isType }) => {
    const imported = packageOf(to);
    const types = isType && `@types/${imported}`;
    return imported && !declared.some((one) => one === imported || one === types);
  });
}

/** Whether an import reaches into a folder past its entry point; CSS has none. */
function bypassesIndex(file: string, to: string): boolean {
  const target = path.join(path.dirname(file), to);
  const folder = path.dirname(target);
  const isInside = file.startsWith(`${folder}${path.sep}`);
  const hasIndex = ['.ts', '.tsx'].some((end) => existsSync(`${folder}/index${end}`));
  return hasIndex && !isInside && !/^index\.tsx?$|\.css$/.test(path.basename(target));
}

it('the site declares as dependencies what a build imports', () => {
  // Types are checked where everything is installed.
  const imports = readImports('src').filter(
    ({ file, isType }) => !isType && !file.includes('.test.'),
  );
  expect(findUndeclared(imports, [], readManifest('.'))).toEqual([]);
});

describe.each(names)('%s', (name) => {
  const imports = readImports(`packages/${name}/src`);

  it('has exports that exist', () => {
    const missing = Object.values(readManifest(`packages/${name}`).exports).filter(
      (entry) => !existsSync(path.join('packages', name, entry)),
    );
    expect(missing).toEqual([]);
  });

  it('exports by name, which scripts can import from CommonJS', () => {
    const entry = readManifest(`packages/${name}`).exports['.'] ?? '';
    const source = readFileSync(path.join('packages', name, entry), 'utf8');
    expect(source).not.toMatch(/^export \*/m);
  });

  it('imports no file outside its folder, and its folders and siblings by their entry points', () => {
    expect(imports.length).toBeGreaterThan(0);
    const entries = Object.values(readManifest(`packages/${name}`).exports);
    const wrong = imports.filter(({ file, to }) => {
      if (to.startsWith('.')) {
        const isOutside = !path
          .join(path.dirname(file), to)
          .startsWith(`packages/${name}/`);
        const isEntry = entries.some(
          (entry) => path.join('packages', name, entry) === file,
        );
        return isOutside || (!isEntry && bypassesIndex(file, to));
      }
      const [sibling = ''] = to.split('/');
      if (!names.includes(sibling)) return false;
      return !(
        `.${to.slice(sibling.length)}` in readManifest(`packages/${sibling}`).exports
      );
    });
    expect(wrong).toEqual([]);
  });

  it('declares the packages that it imports', () => {
    expect(findUndeclared(imports, [name], readManifest(`packages/${name}`))).toEqual([]);
  });

  it('declares the packages that its tests import', () => {
    const tests = readImports(`packages/${name}/test`);
    expect(tests.length).toBeGreaterThan(0);
    const { devDependencies, ...manifest } = readManifest(`packages/${name}`);
    const known = [name, ...RUNS_TESTS, ...Object.keys({ ...devDependencies })];
    expect(findUndeclared(tests, known, manifest)).toEqual([]);
  });

  it('does not depend on itself, not even indirectly', () => {
    const reached = new Set<string>();
    const waiting = [name];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const other of Object.keys(
        readManifest(`packages/${next}`).dependencies ?? {},
      )) {
        if (!names.includes(other) || reached.has(other)) continue;
        reached.add(other);
        waiting.push(other);
      }
    }
    expect([...reached]).not.toContain(name);
  });
});
