import { chmodSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import { readSamples } from '../../src/read/readSamples.ts';
import { listParts, listUses, openFingerprints } from '../../src/plan/fingerprints.ts';
import { CHECKER_NAMES } from '../../src/read/languages.ts';

const RELEASES = [
  'stylelint',
  'css-tree',
  'web-tree-sitter',
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
    ['a package that the checker imports', { checker: 'css' }, 'stylelint'],
    ['a dependency of that package', { checker: 'css' }, 'css-tree'],
    ['a package of a module that it imports', { checker: 'rust' }, 'web-tree-sitter'],
    ['types that samples get unasked', { checker: 'typescript' }, '@types/node'],
    ['a package that a sample imports', { packages: ['zod'] }, 'zod'],
    ['the types of that package', { packages: ['zod'] }, '@types/zod'],
    ['any package, where no name is known', 'packages', 'css-tree'],
    ['any package', 'everything', 'remark-parse'],
  ] as const)('changes with %s', (_, use, changed) => {
    expect(fingerprintsWith(changed)(use)).not.toBe(fingerprintsWith()(use));
  });

  it.each([
    [{ checker: 'css' }, 'zod'],
    [{ checker: 'yaml' }, 'stylelint'],
    [{ packages: ['zod'] }, 'stylelint'],
  ] as const)('of %j stays the same with another release of %s', (use, changed) => {
    expect(fingerprintsWith(changed)(use)).toBe(fingerprintsWith()(use));
  });

  it('needs a lockfile', () => {
    expect(() => openFingerprints(folder.root)).toThrow(/package-lock\.json/);
  });
});

it('only live blocks depend on the theme that shows them, and with them a page that has passed', () => {
  const [theme, source] = ['docusaurus-theme-live-code', 'packages/live/index.ts'];
  const packages = {
    [`node_modules/${theme}`]: { link: true, resolved: 'packages/live' },
    'packages/live': { version: '0.0.0' },
  };
  folder.write('package-lock.json', JSON.stringify({ packages }));
  const read = () => {
    const fingerprintOf = openFingerprints(folder.root);
    const some = ['live', 'mermaid', 'rust'].map((checker) => fingerprintOf({ checker }));
    return [...some, fingerprintOf('everything')];
  };
  folder.write(source, 'a');
  const before = read();
  folder.write(source, 'b');
  const after = read();
  expect(after.map((one, at) => one === before[at])).toEqual([false, true, true, false]);
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
    { checker: 'typescript' },
    expected,
  ]);
});

describe('what proves samples again', () => {
  const IN_SANDBOX = ['typescript', 'live', 'rust', 'bash'];

  it.each([
    ['/src/run/worker.ts', CHECKER_NAMES],
    ['/src/typescript/openProgram.ts', ['typescript', 'live']],
    ['react', ['typescript', 'live']],
    ['/src/sandbox/setup.sh', IN_SANDBOX],
    ['/src/sandbox/guard.mjs', IN_SANDBOX],
    ['unshare', IN_SANDBOX],
    ['/grammars/', ['rust', 'treeSitter']],
    ['rustc', ['rust']],
    ['/src/checkers/json.ts', ['json']],
    ['/src/judge/mistakes.yml', []],
    ['/src/judge/evaluateSample.ts', []],
  ])('a change of %s: those of %j', (changed, expected) => {
    const isPart = (checker: string) => {
      const { files, packages, programs } = listParts(checker);
      const names = [...packages, ...programs];
      return names.includes(changed) || files.some((file) => file.endsWith(changed));
    };
    expect(CHECKER_NAMES.filter(isPart)).toEqual(expected);
  });

  it('is a compiler that was installed, for its language only', () => {
    vi.stubEnv('PATH', folder.root);
    const read = () =>
      ['rust', 'bash', 'css'].map((checker) => fingerprintsWith()({ checker }));
    const before = read();
    folder.write('rustc', '');
    chmodSync(`${folder.root}/rustc`, 0o755);
    const after = read();
    vi.unstubAllEnvs();
    expect(after.map((one, at) => one === before[at])).toEqual([false, true, true]);
  });
});
