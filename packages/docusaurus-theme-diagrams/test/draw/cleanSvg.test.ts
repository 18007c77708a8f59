import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { CLASSES, KINDS } from '../../src/draw/cleanSvg.ts';

it('keeps the classes that drawing.css has rules for, and no others', () => {
  const file = new URL('../../src/drawing.css', import.meta.url);
  const css = readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
  const ofDrawing = ['diagram-drawing', ...KINDS.map((kind) => kind.toLowerCase())];
  const styled = [...css.matchAll(/\.([a-z][\w-]*)/gi)]
    .map(([, name]) => `${name}`)
    .filter((name) => !ofDrawing.includes(name));
  expect([...new Set(styled)].sort()).toEqual([...CLASSES].sort());
});
