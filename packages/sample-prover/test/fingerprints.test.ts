import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import { readSamples } from '../src/readSamples.ts';
import { IN_WORKER, listUses, openFingerprints } from '../src/fingerprints.ts';

const RELEASES = [
  'stylelint',
  'css-tree',
  'remark-parse',
  'zod',
  '@types/zod',
  '@types/node',
] as const;

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => folder.remove());

/** The fingerprints of a project in which one package has another release. */
function fingerprintsWith(changed?: (typeof RELEASES)[number]) {
  const packages = RELEASES.map((name) => [
    `node_modules/${name}`,
    {
      version: name === changed ? '2.0.0' : '1.0.0',
      dependencies: name === 'stylelint' ? { 'css-tree': '*' } : {},
    },
  ]);
  const lock = { packages: Object.fromEntries(packages) as unknown };
  folder.write('package-lock.json', JSON.stringify(lock));
  return openFingerprints(folder.root);
}

describe('a fingerprint', () => {
  it.each([
    ['a package that a checker imports', 'checkers', 'stylelint'],
    ['a dependency of that package', 'checkers', 'css-tree'],
    ['types that samples get unasked', 'checkers', '@types/node'],
    ['a package that a sample imports', { packages: ['zod'] }, 'zod'],
    ['the types of that package', { packages: ['zod'] }, '@types/zod'],
    ['any package, where no name is known', 'packages', 'css-tree'],
    ['any package', 'everything', 'remark-parse'],
  ] as const)('changes with %s', (_, use, changed) => {
    expect(fingerprintsWith(changed)(use)).not.toBe(fingerprintsWith()(use));
  });

  it.each([
    ['checkers', 'zod'],
    [{ packages: ['zod'] }, 'stylelint'],
  ] as const)('of %j stays the same with another release of %s', (use, changed) => {
    expect(fingerprintsWith(changed)(use)).toBe(fingerprintsWith()(use));
  });

  it('needs a lockfile', () => {
    expect(() => openFingerprints(folder.root)).toThrow(/package-lock\.json/);
  });
});

it('what runs in a worker imports nothing that is not part of its fingerprint', () => {
  const src = 'packages/sample-prover/src';
  const files = IN_WORKER.flatMap((name) => {
    const file = path.join(src, name);
    if (statSync(file).isFile()) return file;
    const inside = readdirSync(file, { recursive: true, encoding: 'utf8' });
    return inside.filter((one) => /\.ts$/.test(one)).map((one) => path.join(file, one));
  });
  const imported = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(/^import (?!type)[^;]*? from '(\.[^']+)'/gm),
    ].map(([, to = '']) => path.relative(src, path.join(path.dirname(file), to))),
  );
  expect(imported).toContain('languages.ts');
  expect(imported.filter((one) => !IN_WORKER.includes(one.split('/')[0] ?? ''))).toEqual(
    [],
  );
});

it.each([
  ['ts', "import { z } from 'zod';", { packages: ['zod'] }],
  ['ts', 'import fs from "node:fs";\nimport path from "path";', { packages: [] }],
  ['tsx', "export * from '@scope/name/part';", { packages: ['@scope/name'] }],
  ['js', 'const a = await import("dataloader");', { packages: ['dataloader'] }],
  ['js', "import { a } from './a';\nimport '/b';", { packages: [] }],
  ['js', 'const a = await import(name);', 'packages'],
  ['ts', "createRequire(import.meta.url)('zod');", 'packages'],
  ['bash run', 'node script.mjs', 'packages'],
  ['bash', 'node script.mjs', { packages: [] }],
  ['css', '@import "zod";', { packages: [] }],
])('%s: %s depends on %j', (language, code, expected) => {
  const { samples } = readSamples(aPage(['```' + language, code, '```'].join('\n')).tree);
  expect(listUses({ samples, context: [] }, 'typescript')).toEqual([
    'checkers',
    expected,
  ]);
});

it('only checkers of themes depend on the themes, whose styles change often', () => {
  const uses = (checker: string) => listUses({ samples: [], context: [] }, checker);
  expect(uses('rust')).toEqual(['checkers', { packages: [] }]);
  const packages = expect.arrayContaining(['docusaurus-theme-diagrams']) as string[];
  expect(uses('mermaid')).toEqual(['checkers', { packages }]);
});
