import { expect, it } from 'vitest';

import { createResolver } from '../../src/index.ts';

const FILES = [
  'docs/dns.md',
  'docs/http/dns.md',
  'docs/http/docs/dns.md',
  'docs/docs/dns.md',
  'docs/http/100%.md',
  'blog/dns.md',
  'src/pages/dns.md',
];

const pages = FILES.map((file) => ({ file, permalink: `/base/${file.slice(0, -3)}` }));
const resolve = createResolver(pages, '/base/');

function follow(url: string, file = 'docs/http/tls.md', kind?: 'url') {
  const from = { file, permalink: `/base/${file.slice(0, -3)}` };
  return resolve(url, from, kind)?.page.file;
}

it.each([
  ['the folder of the content first', 'dns.md', 'docs/dns.md'],
  ['then the site', 'docs/http/dns.md', 'docs/http/dns.md'],
  ['the folder of the content before the site', 'docs/dns.md', 'docs/docs/dns.md'],
  ['the folder of the page last', '100%.md', 'docs/http/100%.md'],
  ['only the folder of the page after ./', './dns.md', 'docs/http/dns.md'],
  ['only the folder of the page after ../', '../dns.md', 'docs/dns.md'],
  ['never the folder of the page after /', '/100%.md', undefined],
  ['encoded names', './100%25.md#top', 'docs/http/100%.md'],
  ['no content of another plugin', '../../blog/dns.md', undefined],
  ['a URL without the base path', '/blog/dns', 'blog/dns.md'],
  ['a URL with a slash at its end', '/blog/dns/?x#y', 'blog/dns.md'],
  ['a relative URL', 'dns', 'docs/http/dns.md'],
  ['nothing of another site', '//example.org/docs/dns', undefined],
])('a link to a file is resolved as in Docusaurus: %s', (_, url, file) => {
  expect(follow(url)).toBe(file);
});

it('pages and JSX attributes have no links to files', () => {
  expect(follow('./dns.md', 'src/pages/about.md')).toBeUndefined();
  expect(follow('./dns.md', 'docs/http/tls.md', 'url')).toBeUndefined();
  expect(follow('./dns', 'docs/http/tls.md', 'url')).toBe('docs/http/dns.md');
});

it('keeps query and hash', () => {
  const [from] = pages;
  expect(from && resolve('./dns.md?x#y', from)).toMatchObject({ rest: '?x#y' });
});
