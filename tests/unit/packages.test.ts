import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

type Manifest = {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

const IMPORT =
  /^(?:import|export) (?:[^;]*? from )?'(?<name>[^']+)'|import\('(?<late>[^']+)'\)/gm;

/** Modules that Docusaurus resolves itself, and packages that only provide types. */
const PROVIDED =
  /^(?:node:|@(?:theme|theme-original|theme-init|generated|site)\/|@docusaurus\/(?:[A-Z]\w*|router|use\w+|types|theme-common)|(?:mdast|hast|estree|unist|vitest)$|@testing-library\/)/;

const packages = readdirSync('packages').map((name) => `packages/${name}`);

function read(folder: string) {
  const manifest = readFileSync(`${folder}/package.json`, 'utf8');
  const files = ['src', 'test'].flatMap((part) =>
    existsSync(`${folder}/${part}`)
      ? readdirSync(`${folder}/${part}`, { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.m?tsx?$/.test(file))
          .map((file) => `${folder}/${part}/${file}`)
      : [],
  );
  const imports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(({ groups }) => ({
      file,
      name: groups?.['name'] ?? groups?.['late'] ?? '',
    })),
  );
  return { manifest: JSON.parse(manifest) as Manifest, files, imports };
}

/** The folder below `src` or `test` that contains a file; files directly in those have none. */
function roomOf(folder: string, file: string): string | undefined {
  const [part, room, ...rest] = path.relative(folder, file).split('/');
  return rest.length === 0 ? undefined : `${part}/${room}`;
}

/** A cycle of imports between these folders. */
function findCycle(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const follow = (room: string, way: readonly string[]): string[] => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
    if (done.has(room)) return [];
    done.add(room);
    for (const next of edges.get(room) ?? []) {
      const found = follow(next, [...way, room]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return (
    [...edges.keys()].map((room) => follow(room, [])).find(({ length }) => length > 0) ??
    []
  );
}

describe.each(packages)('%s', (folder) => {
  const { manifest, files, imports } = read(folder);
  const relative = imports.filter(({ name }) => name.startsWith('.'));
  const bare = imports.filter(({ name }) => !name.startsWith('.'));

  it('has the name of its folder, sources, and exports that exist', () => {
    expect(manifest.name).toBe(path.basename(folder));
    expect(files.length).toBeGreaterThan(0);
    const missing = Object.values(manifest.exports).filter(
      (entry) => !existsSync(path.join(folder, entry)),
    );
    expect(missing).toEqual([]);
  });

  it('imports no file outside its folder', () => {
    const outside = relative.filter(
      ({ file, name }) =>
        !path.join(path.dirname(file), name).startsWith(`${folder}/`) &&
        !/^packages\/[^/]+\/test\//.test(file),
    );
    expect(outside).toEqual([]);
  });

  it('has no circular imports between its folders', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, name } of relative) {
      const [from, to] = [file, path.join(path.dirname(file), name)].map((one) =>
        roomOf(folder, one),
      );
      if (from === undefined || to === undefined || from === to) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    expect(findCycle(edges)).toEqual([]);
  });

  it('declares the packages it imports, and imports its siblings by their exports', () => {
    const asked = { ...manifest.dependencies, ...manifest.peerDependencies };
    const wrong = bare.filter(({ file, name }) => {
      if (PROVIDED.test(name) || builtinModules.includes(name)) return false;
      if (file.startsWith(`${folder}/test/`)) return false;
      const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1);
      const target = parts.join('/');
      const sibling = packages.find((other) => other === `packages/${target}`);
      const entry = `.${name.slice(target.length)}`;
      const isClosed = sibling && !(entry in read(sibling).manifest.exports);
      return !(target in asked) || isClosed;
    });
    expect(wrong).toEqual([]);
  });
});

it('no package depends on itself, not even indirectly', () => {
  const needs = new Map(
    packages.map((folder) => {
      const { manifest } = read(folder);
      const asked = Object.keys(manifest.dependencies ?? {});
      return [manifest.name, asked.filter((name) => existsSync(`packages/${name}`))];
    }),
  );
  const reach = (name: string, seen: Set<string>): Set<string> => {
    for (const next of needs.get(name) ?? []) {
      if (!seen.has(next)) reach(next, seen.add(next));
    }
    return seen;
  };
  const circular = [...needs.keys()].filter((name) => reach(name, new Set()).has(name));
  expect(circular).toEqual([]);
});
