import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { readInstalled } from '../src/index.ts';

let folder: ReturnType<typeof aFolder>;
beforeEach(() => {
  folder = aFolder();
});
afterEach(() => folder.remove());

function lock(more: object = {}) {
  const packages = {
    '': { devDependencies: { yaml: '2', '@a/b': '1' } },
    samples: { dependencies: { react: '18', yaml: '2' } },
    'node_modules/yaml': { version: '2.9.1' },
    'node_modules/@a/b': { version: '1.0.3' },
    'node_modules/react': { version: '19.2.9' },
    'node_modules/js-yaml': { version: '4.1.0' },
    ...more,
  };
  folder.write('package-lock.json', JSON.stringify({ packages }));
  return readInstalled(folder.root);
}

describe('readInstalled', () => {
  it('finds the version of a package that the project depends on', () => {
    const installed = lock();
    expect(installed.get('yaml')).toEqual(['2.9.1']);
    expect(installed.get('@a/b')).toEqual(['1.0.3']);
  });

  it("finds a workspace's dependencies, in its own folder before the project's", () => {
    expect(lock().get('react')).toEqual(['19.2.9']);
    const own = { 'samples/node_modules/react': { version: '18.3.1' } };
    expect(lock(own).get('react')).toEqual(['18.3.1']);
  });

  it('ignores tools, and packages that only other packages depend on', () => {
    const installed = lock();
    expect(installed.get('git')).toBeUndefined();
    expect(installed.get('js-yaml')).toBeUndefined();
  });

  it('finds nothing without a lockfile', () => {
    expect(readInstalled(folder.root).size).toBe(0);
  });
});
