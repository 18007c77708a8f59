import { describe, expect, it } from 'vitest';

import { titleFault } from '../src/titleFault.ts';

describe('a title that becomes the name of a file', () => {
  it.each([
    'claim.ts',
    './claim.ts',
    'src/[id]/page.tsx',
    '.gitlab-ci.yml',
    'c++/größe_1.c',
    '笔记.py',
  ])('may be %s', (title) => {
    expect(titleFault(title, 'ts')).toBeUndefined();
  });

  it.each([
    ['/etc/passwd', /absolute/],
    ['../one.c', /leads out/],
    ['src/../../one.c', /leads out/],
    ['@args.txt', /option/],
    ['././-one.c', /leads out/],
    ['./-one.c', /option/],
    ['src/-o', /option/],
    ['a\tb.c', /character/],
    ['a\\b.c', /character/],
    ['a:b.c', /character/],
    ['a//b.c', /character/],
    ['', /character/],
    ['Node_Modules/x/index.js', /packages/],
    ['package.json', /manifest/],
  ])('may not be "%s"', (title, why) => {
    expect(titleFault(title, 'c')).toMatch(why);
  });

  it('may be the manifest as json', () => {
    expect(titleFault('package.json', 'json')).toBeUndefined();
  });
});
