import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

type Manifest = {
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const IMPORT = /^(?:import|export) (?:[^;]*? from )?'([^']+)'|import\('([^']+)'\)/gm;

const names = readdirSync('packages');

const readManifest = (name: string) =>
  JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as Manifest;

/** The sources of a package with what they import. */
function readImports(name: string) {
  const folder = `packages/${name}/src`;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?tsx?$/.test(file))
    .map((file) => path.join(folder, file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, own, late]) => ({
        file,
        to: own ?? late ?? '',
      })),
    );
}

// knip finds packages that are imported but not declared.
describe.each(names)('%s', (name) => {
  const imports = readImports(name);

  it('has exports that exist', () => {
    const missing = Object.values(readManifest(name).exports).filter(
      (entry) => !existsSync(path.join('packages', name, entry)),
    );
    expect(missing).toEqual([]);
  });

  it('exports by name, which scripts can import from CommonJS', () => {
    const entry = readManifest(name).exports['.'] ?? '';
    const source = readFileSync(path.join('packages', name, entry), 'utf8');
    expect(source).not.toMatch(/^export \*/m);
  });

  it('imports no file outside its folder, and its siblings by their exports', () => {
    expect(imports.length).toBeGreaterThan(0);
    const wrong = imports.filter(({ file, to }) => {
      if (to.startsWith('.')) {
        return !path.join(path.dirname(file), to).startsWith(`packages/${name}/`);
      }
      const [sibling = ''] = to.split('/');
      if (!names.includes(sibling)) return false;
      return !(`.${to.slice(sibling.length)}` in readManifest(sibling).exports);
    });
    expect(wrong).toEqual([]);
  });

  it('does not depend on itself, not even indirectly', () => {
    const reached = new Set<string>();
    const waiting = [name];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      for (const other of Object.keys(readManifest(next).dependencies ?? {})) {
        if (!names.includes(other) || reached.has(other)) continue;
        reached.add(other);
        waiting.push(other);
      }
    }
    expect([...reached]).not.toContain(name);
  });
});
