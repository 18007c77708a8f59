import { expect, it } from 'vitest';

import cleanPathname from './cleanPathname.ts';

it.each([
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/tech-notes/index.html', '/', '/docs/tech-notes'],
  ['/index.html', '/', '/'],
  ['/notes/index.html', '/notes/', '/notes/'],
  ['/notes/docs/intro.html', '/notes/', '/notes/docs/intro'],
  ['/docs/%E6%B3%A8.html', '/', '/docs/%E6%B3%A8'],
  ['/docs/index', '/', '/docs/index'],
  ['/docs/my.html.page', '/', '/docs/my.html.page'],
  ['/docs/', '/', '/docs/'],
  ['//evil.example/x.html', '/', '/evil.example/x'],
  ['///docs/intro', '/', '/docs/intro'],
  ['/', '/', '/'],
])('turns %s under %s into %s', (pathname, baseUrl, clean) => {
  expect(cleanPathname(pathname, baseUrl)).toBe(clean);
});
