import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import {
  findMissingPackages,
  findDrift,
  formatDrift,
  stateOf,
} from '../src/findDrift.ts';
import { findUnlisted } from '../src/findUnlisted.ts';
import { formatDiff } from '../src/formatDiff.ts';
import { readSources, readUses, type UsesFile } from '../src/readUses.ts';

const CHANGE = '// Change: one line,\n// and a second.\nexport default null;\n';
const sources = new Map([
  ['src/theme/Footer/index.tsx', CHANGE],
  ['src/theme/Footer/order.ts', ''],
  ['src/hooks/useMenu.ts', "import { useMenu } from '@acme/theme/internal';"],
]);
const entry = (upstream: Record<string, string>) => ({ check: 'by eye', upstream });
const hook = { marks: ['useMenu'], what: 'a hook', why: 'no other' };
const list: UsesFile = {
  theme: { Footer: entry({ '@acme/theme/Footer.js': 'old' }) },
  internals: [
    {
      marks: ['useMenu'],
      what: 'a hook',
      why: 'no other',
      ...entry({ 'x/a.js': 'old' }),
    },
  ],
};

let packages = '';
const put = (file: string, text: string) => {
  const target = path.join(packages, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
};

beforeEach(() => {
  packages = mkdtempSync(path.join(tmpdir(), 'upgrading-'));
});
afterEach(() => rmSync(packages, { recursive: true }));

describe('the list', () => {
  test('takes the reason of a component from its first lines', () => {
    const [footer] = readUses(list, sources);
    expect(footer).toMatchObject({
      what: 'replaced',
      why: 'one line, and a second.',
      ours: ['src/theme/Footer/index.tsx'],
    });
  });

  test.each([
    ['src/theme/Tag.tsx', '', 'the component Tag isn\'t listed under "theme"'],
    [
      'src/a.ts',
      "import { type Menu, useOther } from '@acme/theme/internal';",
      "useOther isn't in any",
    ],
    [
      'src/a.ts',
      "import type { Order } from '@acme/theme/internal';",
      "Order isn't in any",
    ],
    ['src/a.ts', "import x from '@generated/x';", "@generated/x isn't in any"],
    ['src/a.ts', "readFileSync('node_modules/y/z')", "node_modules/y/z isn't in any"],
    ['src/a.ts', '__webpack_require__.e', "__webpack_require__ isn't in any"],
  ])('reports what %s uses without an entry: %s', (file, source, words) => {
    const found = findUnlisted(list, new Map([...sources, [file, source]]));
    expect(found.join('\n')).toContain(`${file}: ${words}`);
  });

  test('cannot be compared with sources outside of a git repository', () => {
    put('src/a.ts', '');
    expect(() => readSources(packages, ['src'], /none/)).toThrow('not a git repository');
  });

  test('reports the entries that nothing uses any more', () => {
    expect(findUnlisted(list, new Map())).toEqual([
      'theme: src/theme no longer has Footer; drop its entry',
      'internals: no source contains useMenu any more; drop it',
    ]);
  });
});

describe('a package', () => {
  test('is reported with our file and the check if a file changed or is gone', () => {
    put('@acme/theme/Footer.js', 'new');
    put('x/b.js', '');
    const drifts = findDrift(readUses(list, sources), packages);
    expect(drifts.map(formatDrift)).toEqual([
      '@acme/theme/Footer.js  changed\n  look at: src/theme/Footer/index.tsx\n  check: by eye',
      'x/a.js  gone\n  look at: src/hooks/useMenu.ts\n  check: by eye',
    ]);
  });

  test('is not reported if it is unchanged', () => {
    put('x/a.js', 'text');
    const hash = stateOf(packages, 'x/a.js', '') ?? '';
    const same = { theme: {}, internals: [{ ...hook, ...entry({ 'x/a.js': hash }) }] };
    expect(findDrift(readUses(same, sources), packages)).toEqual([]);
  });

  test('may change a file that only has to exist', () => {
    put('x/a.js', 'text');
    expect(stateOf(packages, 'x/a.js', 'present')).toBe('present');
    expect(stateOf(packages, 'x/b.js', 'present')).toBeUndefined();
  });

  test('is reported as absent if the folder lacks it', () => {
    put('x/a.js', '');
    expect(findMissingPackages(readUses(list, sources), packages)).toEqual([
      '@acme/theme',
    ]);
  });

  test('is shown with the diff and our file if a file changed', () => {
    const lines = ['export default function Footer() {', '  return null;', '}', ''];
    const theme = '@acme/theme/Footer.js';
    put(`old/${theme}`, lines.join('\n'));
    put(`new/${theme}`, lines.join('\n').replace('null', 'undefined'));
    put('old/x/a.js', 'export const a = 1;\n');
    put('new/x/a.js', 'export const a = 2;\n');
    const [installed, release] = ['old', 'new'].map((folder) =>
      path.join(packages, folder),
    );
    const folders = { installed: installed ?? '', release: release ?? '' };
    const texts = findDrift(readUses(list, sources), folders.release).map((drift) =>
      formatDiff(drift, folders, sources),
    );
    expect(texts[0]).toMatch(
      /Footer\.js {2}changed\n[\s\S]*\n- {2}return null;\n\+ {2}return undefined;/,
    );
    expect(texts[0]).toContain(
      '  ours: src/theme/Footer/index.tsx\n   1  // Change: one line,',
    );
    expect(texts[1]).toContain(
      '  ours: src/hooks/useMenu.ts\n   1  import { useMenu } from',
    );
  });
});
