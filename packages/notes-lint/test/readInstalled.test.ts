import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readInstalled } from '../src/index.ts';

let root = '';

function write(folder: string, manifest: object): void {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'installed-'));
  write('.', { workspaces: ['samples'], devDependencies: { yaml: '2', '@a/b': '1' } });
  write('samples', { dependencies: { react: '18', yaml: '2' } });
  write('node_modules/yaml', { version: '2.9.1' });
  write('node_modules/@a/b', { version: '1.0.3' });
  write('node_modules/react', { version: '19.2.9' });
  write('node_modules/js-yaml', { version: '4.1.0' });
});

afterEach(() => rmSync(root, { recursive: true }));

describe('readInstalled', () => {
  it('finds the version of a package that the project depends on', () => {
    const installed = readInstalled(root);
    expect(installed('yaml')).toEqual(['2.9.1']);
    expect(installed('@a/b')).toEqual(['1.0.3']);
  });

  it("finds a workspace's dependencies, in its own folder before the project's", () => {
    expect(readInstalled(root)('react')).toEqual(['19.2.9']);
    write('samples/node_modules/react', { version: '18.3.1' });
    expect(readInstalled(root)('react')).toEqual(['18.3.1']);
  });

  it('ignores tools, and packages that only other packages depend on', () => {
    const installed = readInstalled(root);
    expect(installed('git')).toEqual([]);
    expect(installed('js-yaml')).toEqual([]);
  });
});
