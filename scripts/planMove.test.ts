import { readFileSync } from 'node:fs';

import clientRedirects from '@docusaurus/plugin-client-redirects';
import { describe, expect, it, onTestFinished } from 'vitest';

import { aFolder, aPage } from 'mdx-source/testing';
import { planMove } from './planMove.ts';

const siteConfig = { url: 'https://example.org', future: {} };
const FROM = 'docs/tech-notes/http/dns.md';
const TO = 'docs/tech-notes/networks/name system.md';

/** The site with the note and one other. */
function moved(own: string, other: string, file = 'docs/tech-notes/http/index.md') {
  return planMove([aPage(own, FROM), aPage(other, file)], { from: FROM, to: TO }, []);
}

describe('a note that is moved', () => {
  it('leaves the image of its front matter, which has to be beside it', () => {
    const text = '---\nimage: ./dns.png\n---\n';
    expect(moved(text, 'Text.').texts.get(TO)).toBe(text);
  });

  it.each([
    ['of a file', '[d](./dns.md)', '[d](../networks/name%20system.md)'],
    ['to a heading', '[d](dns.md#ttl)', '[d](../networks/name%20system.md#ttl)'],
    [
      'by its address',
      '[d](/docs/tech-notes/http/dns#ttl)',
      '[d](/docs/tech-notes/networks/name%20system#ttl)',
    ],
    ['over two lines', '[d\nn](./dns.md)', '[d\nn](../networks/name%20system.md)'],
    [
      'of a definition',
      '[d][1]\n\n[1]: ./dns.md',
      '[d][1]\n\n[1]: ../networks/name%20system.md',
    ],
    [
      'of a JSX element',
      '<a href="/docs/tech-notes/http/dns">d</a>',
      '<a href="/docs/tech-notes/networks/name%20system">d</a>',
    ],
    [
      'of the front matter',
      '---\nread_first: [./dns.md]\n---\n',
      '---\nread_first: [../networks/name%20system.md]\n---\n',
    ],
    [
      'twice in a line',
      '[a](./dns.md) [b](./dns.md)',
      '[a](../networks/name%20system.md) [b](../networks/name%20system.md)',
    ],
    [
      'whose words are its file',
      '[dns.md](dns.md)',
      '[dns.md](../networks/name%20system.md)',
    ],
    [
      'after one to a longer name',
      '[a](./my-dns.md) [b](dns.md)',
      '[a](./my-dns.md) [b](../networks/name%20system.md)',
    ],
  ])('updates a link that another note has %s', (_what, before, after) => {
    expect(moved('Text.', before).texts.get('docs/tech-notes/http/index.md')).toBe(after);
  });

  it.each([
    ['a link to another note', '[i](./index.md)', '[i](../http/index.md)'],
    ['a relative address', '[i](../http#a)', '[i](../http/index.md#a)'],
    ['a link to itself', '[s](./dns.md#ttl)', '[s](./name%20system.md#ttl)'],
    ['a link within itself', '[s](#ttl)', '[s](#ttl)'],
    ['an image', '![i](./i.png)', '![i](../http/i.png)'],
    [
      'a link to its lab',
      '[l](../../../labs/tech-notes/http/dns/run.sh)',
      '[l](../../../labs/tech-notes/networks/name%20system/run.sh)',
    ],
    [
      'a link to another site',
      '[o](https://example.org/dns.md)',
      '[o](https://example.org/dns.md)',
    ],
    ['an import', "import A from '../../../src/a';", "import A from '../../../src/a';"],
    ['an import from its folder', "import A from './a';", "import A from '../http/a';"],
    [
      'an import of a sample',
      "```js\nimport A from './a';\n```",
      "```js\nimport A from './a';\n```",
    ],
    ['a link with a lone %', '[p](./100%.md)', '[p](../http/100%.md)'],
  ])('keeps %s', (_what, before, after) => {
    expect(moved(before, 'Text.').texts).toEqual(new Map([[TO, after]]));
  });

  it.each([
    ['[d](./dns.md)', '[d](./a%20%28b.md)'],
    ['[d](<./dns.md>)', '[d](<./a%20%28b.md>)'],
    ['[d](/docs/tech-notes/http/dns)', '[d](/docs/tech-notes/http/a%20%28b)'],
  ])('may have a bracket in its new name: %s', (before, after) => {
    const notes = [aPage('Text.', FROM), aPage(before, 'docs/tech-notes/http/index.md')];
    const move = { from: FROM, to: 'docs/tech-notes/http/a (b.md' };
    expect(planMove(notes, move, []).texts.get('docs/tech-notes/http/index.md')).toBe(
      after,
    );
  });

  it('redirects its old URL to the new one, and older ones too', () => {
    const older = { from: '/docs/old', to: '/docs/tech-notes/http/dns' };
    const there = { from: '/docs/tech-notes/networks/dns', to: '/docs/elsewhere' };
    const to = 'docs/tech-notes/networks/dns.md';
    const { redirects } = planMove([aPage('Text.', FROM)], { from: FROM, to }, [
      older,
      there,
    ]);
    expect(redirects).toEqual([
      { from: '/docs/old', to: '/docs/tech-notes/networks/dns' },
      { from: '/docs/tech-notes/http/dns', to: '/docs/tech-notes/networks/dns' },
    ]);
  });

  it('has a page at its old URL that leads to the new one', async () => {
    const { redirects } = moved('Text.', 'Text.');
    const options = { fromExtensions: [], toExtensions: [], redirects };
    const { root: outDir, remove } = aFolder();
    onTestFinished(remove);
    const plugin = clientRedirects({ siteConfig } as never, options as never);
    await plugin?.postBuild?.({
      outDir,
      baseUrl: '/notes/',
      routesPaths: redirects.map(({ to }) => `/notes${to}`),
      siteConfig,
    } as never);
    const html = readFileSync(`${outDir}/docs/tech-notes/http/dns/index.html`, 'utf8');
    expect(html).toContain(
      '<meta http-equiv="refresh" content="0; url=/notes/docs/tech-notes/networks/name%20system">',
    );
  });

  it('returns the same objects for the redirects that stay', () => {
    const stays = { from: '/docs/b', to: '/docs/c' };
    const known = [
      { from: '/docs/tech-notes/dns', to: '/docs/tech-notes/http/dns' },
      stays,
    ];
    const to = 'docs/tech-notes/dns.md';
    const { redirects } = planMove([aPage('Text.', FROM)], { from: FROM, to }, known);
    expect(redirects.filter((one) => !known.includes(one))).toEqual([
      { from: '/docs/tech-notes/http/dns', to: '/docs/tech-notes/dns' },
    ]);
    expect(redirects).toContain(stays);
  });

  it.each([
    ['its slug sets the URL', 'slug: /dns'],
    ["it's a draft, to which a redirect would fail the build", 'draft: true'],
  ])('needs no redirect if %s', (_why, key) => {
    expect(moved(`---\n${key}\n---\n`, 'Text.').redirects).toEqual([]);
  });
});
