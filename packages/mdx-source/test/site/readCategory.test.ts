import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { readCategory } from '../../src/index.ts';
import { aFolder } from '../support/index.ts';

describe('readCategory', () => {
  it.each([
    ['_category_.json', '{ "label": "Bread" }'],
    ['_category_.yml', 'label: Bread'],
    ['_category_.yaml', 'label: Bread'],
  ])('reads %s', (name, text) => {
    const { root, remove } = aFolder({ [name]: text });
    onTestFinished(remove);
    expect(readCategory(root)).toEqual({ label: 'Bread' });
  });

  it("has the folder's name as its label without one, without a file, and for invalid YAML", () => {
    const { root, write, remove } = aFolder();
    onTestFinished(remove);
    const label = path.basename(root);
    expect(readCategory(root)).toEqual({ label });
    write('_category_.json', '{ "label": ');
    expect(readCategory(root)).toEqual({ label });
    write('_category_.json', '{ "description": "Why." }');
    expect(readCategory(root)).toEqual({ label, description: 'Why.' });
  });
});
