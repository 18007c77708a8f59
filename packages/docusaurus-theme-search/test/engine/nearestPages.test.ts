import { expect, it } from 'vitest';

import { pathToQuery } from '../../src/engine/nearestPages.ts';

it.each([
  ['docs/css/z-index', 'z index'],
  ['docs/reindex.html', 'reindex'],
  ['docs/http/index.html', 'http'],
  ['docs/http/index/', 'http'],
  ['docs/Web_Sockets.md', 'web sockets'],
  ['index', ''],
])('the path %s becomes the query "%s"', (path, query) => {
  expect(pathToQuery(path)).toBe(query);
});
