import { describe, expect, it } from 'vitest';

import { isFileName } from '../../src/read/titles.ts';

describe('a title that becomes the name of a file', () => {
  it.each(['./claim.ts', 'src/[id]/page.tsx', '.gitlab-ci.yml', '笔记.py'])(
    'may be %s',
    (title) => expect(isFileName(title)).toBe(true),
  );

  it.each([
    '/etc/passwd',
    'src/../../one.c',
    './-one.c',
    'src/@one.c',
    'a\\b.c',
    'a//b.c',
    'a/',
    '',
    'Node_Modules/x/index.js',
  ])('may not be "%s"', (title) => expect(isFileName(title)).toBe(false));
});
