import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readCategory } from '../../src/index.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'category-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('readCategory', () => {
  it.each([
    ['_category_.json', '{ "label": "Bread" }'],
    ['_category_.yml', 'label: Bread'],
    ['_category_.yaml', 'label: Bread'],
  ])('reads %s', (name, text) => {
    writeFileSync(path.join(folder, name), text);
    expect(readCategory(folder)).toEqual({ label: 'Bread' });
  });

  it("has the folder's name as its label without one, without a file, and for invalid YAML", () => {
    const label = path.basename(folder);
    expect(readCategory(folder)).toEqual({ label });
    writeFileSync(path.join(folder, '_category_.json'), '{ "label": ');
    expect(readCategory(folder)).toEqual({ label });
    writeFileSync(path.join(folder, '_category_.json'), '{ "description": "Why." }');
    expect(readCategory(folder)).toEqual({ label, description: 'Why.' });
  });
});
