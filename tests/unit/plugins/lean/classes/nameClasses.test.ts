import { describe, expect, it } from 'vitest';

import { createNamer } from '../../../../../src/plugins/lean/classes/nameClasses.ts';

describe('names of classes', () => {
  it('are the same for the same class, and short', () => {
    const nameClass = createNamer('/site');
    const name = nameClass('/site/src/a.module.css', 'figure');
    expect(name).toMatch(/^[a-z]{4}0$/);
    expect(nameClass('/site/src/a.module.css', 'figure')).toBe(name);
    expect(nameClass('/site/src/a.module.css', 'title')).toBe(`${name.slice(0, 4)}1`);
  });

  it('do not depend on the order of files, nor on where the site is', () => {
    const [one, other] = [createNamer('/site'), createNamer('/elsewhere')];
    other('/elsewhere/src/b.module.css', 'b');
    expect(other('/elsewhere/src/a.module.css', 'a')).toBe(
      one('/site/src/a.module.css', 'a'),
    );
  });

  it('of two files with the same letters are refused, with both names', () => {
    const nameClass = createNamer('/');
    const meet = () => {
      for (let file = 0; file < 100_000; file += 1) nameClass(`/${file}.css`, 'a');
    };
    expect(meet).toThrow(/Classes of \d+\.css and of \d+\.css .* Rename either file/);
  });
});
