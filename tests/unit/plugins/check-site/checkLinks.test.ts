import { describe, expect, it } from 'vitest';

import {
  checkLinks,
  type Targets,
} from '../../../../src/plugins/check-site/pages/checkLinks.ts';
import { readPage } from '../../../../src/plugins/check-site/pages/readPage.ts';
import type { BuiltPage } from '../../../../src/plugins/check-site/pages/readPages.ts';

const nothingElse: Targets = { exists: () => false, lineOf: () => undefined };

function page(path: string, html: string): BuiltPage {
  return { path, source: `docs${path}.md`, ...readPage(html) };
}

describe('checking links', () => {
  it('accepts pages with or without a slash, their anchors, files and other sites', () => {
    const pages = [
      page('/a', '<a href=/b/>1</a><a href="/b?q=1#there">2</a><a href="#top">3</a>'),
      page('/b', '<h2 id=there>x</h2><a href="https://example.org/x">4</a>'),
      page('/c', '<a href="/img/x.png">5</a><a href="mailto:a@b.example">6</a>'),
    ];
    const exists = (pathname: string) => pathname === '/img/x.png';
    expect(checkLinks(pages, { ...nothingElse, exists })).toEqual([]);
  });

  it('accepts an encoded address of a Chinese page and of its heading', () => {
    const href = `/${encodeURIComponent('注意')}#${encodeURIComponent('原理')}`;
    const pages = [
      page('/a', `<a href="${href}">1</a>`),
      page('/注意', '<h2 id="原理">x</h2>'),
    ];
    expect(checkLinks(pages, nothingElse)).toEqual([]);
  });

  it('names file, line, address and remedy of a link to no page', () => {
    const lineOf = (_: string, text: string) => (text === 'gone' ? 12 : undefined);
    const [fault] = checkLinks([page('/a', '<a href="./gone">1</a>')], {
      ...nothingElse,
      lineOf,
    });
    expect(fault).toMatchObject({ file: 'docs/a.md', line: 12, rule: 'links/page' });
    expect(fault?.message).toContain('/a links to /gone');
    expect(fault?.remedy).toContain('npm run build');
  });

  it('names file and address of a link to no place in a page', () => {
    const pages = [page('/a', '<a href="/b#gone">1</a>'), page('/b', '<p>x</p>')];
    const [fault] = checkLinks(pages, nothingElse);
    expect(fault).toMatchObject({ file: 'docs/a.md', rule: 'links/anchor' });
    expect(fault?.message).toContain('/b#gone');
  });

  it('reports a link that a page holds twice once', () => {
    const twice = '<a href="/gone">1</a><a href="/gone">2</a>';
    expect(checkLinks([page('/a', twice)], nothingElse)).toHaveLength(1);
  });
});
