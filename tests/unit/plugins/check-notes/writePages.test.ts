import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import type { Verdict } from '../../../../packages/sample-prover/src/fences/index.ts';
import {
  describePages,
  forgetPages,
  writePages,
} from '../../../../src/plugins/check-notes/writePages.ts';
import { aFolder } from '../../../support/aFolder.ts';
import { aNote } from '../../../support/aNote.ts';

type Loader = {
  readonly resourcePath: string;
  readonly getOptions: () => object;
  readonly addDependency: (file: string) => void;
  readonly addMissingDependency: (file: string) => void;
};

const require = createRequire(import.meta.url);
const addDependencies =
  require('../../../../src/plugins/check-notes/dependencies.cjs') as (
    this: Loader,
    source: string,
  ) => string;

const FILE = 'docs/http/names.md';

let folder: string;
beforeEach(() => {
  const { root, remove } = aFolder();
  folder = root;
  onTestFinished(remove);
});

function write(source: string, depth: Verdict['depth']): string[] {
  const verdicts = new Map([[FILE, [{ line: 1, language: 'ts', depth }]]]);
  const fresh = [aNote(source, FILE)];
  const counts = { unchanged: 0, checked: 1 };
  return writePages(folder, describePages({ faults: [], verdicts, fresh, ...counts }));
}

describe('the page of a note whose samples were checked', () => {
  it('is recompiled after the first check, and when verdicts or text change', () => {
    expect(write('one', 'parsed')).toEqual([FILE]);
    expect(write('one', 'run')).toEqual([FILE]);
    expect(write('two', 'run')).toEqual([FILE]);
  });

  it('is not recompiled if nothing changed, even if a sample still fails', () => {
    write('one', 'failed');
    expect(write('one', 'failed')).toEqual([]);
  });

  it('is recompiled once its results are no longer cached', () => {
    write('one', 'run');
    forgetPages(folder, [aNote('one', FILE)], () => []);
    expect(write('one', 'run')).toEqual([]);
    forgetPages(folder, [aNote('one', FILE)], () => undefined);
    expect(write('one', 'run')).toEqual([FILE]);
  });

  it('depends on the state file even before it exists', () => {
    const watched: string[] = [];
    const loader = {
      resourcePath: path.resolve(FILE),
      getOptions: () => ({ root: process.cwd(), folder }),
      addDependency: (file: string) => void watched.push(file),
      addMissingDependency: (file: string) => void watched.push(file),
    };
    expect(addDependencies.call(loader, 'text')).toBe('text');
    write('one', 'run');
    for (const file of watched) expect(readFileSync(file, 'utf8')).toContain('run');
    expect(watched).toHaveLength(2);
  });
});
