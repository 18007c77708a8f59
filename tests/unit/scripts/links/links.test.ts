import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { askAddress } from '../../../../scripts/links/askAddress.ts';
import { checkLinks } from '../../../../scripts/links/checkLinks.ts';
import { findLinks } from '../../../../scripts/links/findLinks.ts';
import { parsePage } from '../../../../packages/mdx-source/src/index.ts';

function note(body: string, file = 'docs/a.mdx') {
  const source = `---\ntitle: A\n---\n\n${body}\n`;
  return parsePage({ file, absolutePath: `/${file}`, source });
}

function link(address: string, line = 1, file = 'docs/a.md') {
  return { file, line, url: new URL(address) };
}

describe('finding links to other sites', () => {
  it.each([
    ['[a link](https://a.org/x)', 'https://a.org/x'],
    ['![an image](https://a.org/x.png)', 'https://a.org/x.png'],
    ['[by name][x]\n\n[x]: https://a.org/x', 'https://a.org/x'],
    ['https://a.org/x', 'https://a.org/x'],
    ['<a href="https://a.org/x">a tag</a>', 'https://a.org/x'],
    ['- text\n  <img src="https://a.org/x.png" alt="x" />', 'https://a.org/x.png'],
  ])('includes %j', (body, address) => {
    expect(findLinks([note(body)]).map(({ url }) => url.href)).toEqual([address]);
  });

  it.each([
    '[another note](./b.md)',
    '[an address](/docs/b)',
    '[mail](mailto:me@a.org)',
    '[an example](https://notes.example.org/x)',
    '[this machine](http://localhost:3000/)',
    '[this machine](http://127.0.0.1:3000/)',
    '```text\nhttps://a.org/x\n```',
    '`https://a.org/x`',
  ])('ignores %j', (body) => {
    expect(findLinks([note(body)])).toEqual([]);
  });

  it('reports file and line', () => {
    const [found] = findLinks([
      note('One.\n\nTwo [a link](https://a.org/x).', 'docs/b.md'),
    ]);
    expect(found).toMatchObject({ file: 'docs/b.md', line: 7 });
  });
});

describe('checking a URL', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];

  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      asked.push(pathname);
      const count = asked.filter((path) => path === pathname).length;
      if (pathname === '/silent') return;
      if (pathname === '/moved') response.setHeader('Location', '/200');
      const status = pathname === '/moved' ? 301 : Number(pathname.slice(1, 4));
      const hasRecovered = pathname.endsWith('/once') && count > 1;
      response.writeHead(hasRecovered ? 200 : status).end('text');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string) => askAddress(origin + path, { timeout: 500, pause: 1 });
  const timesAsked = (path: string) => asked.filter((other) => other === path).length;

  it.each(['/200', '/204', '/moved', '/401', '/403', '/429', '/999'])(
    'accepts %s as a page that exists',
    async (path) => {
      expect(await ask(path)).toBeNull();
    },
  );

  it('reports a missing page after one request', async () => {
    expect(await ask('/404')).toBe('answers 404');
    expect(await ask('/410')).toBe('answers 410');
    expect(timesAsked('/404')).toBe(1);
  });

  it('retries once after a server error', async () => {
    expect(await ask('/503/once')).toBeNull();
    expect(await ask('/500')).toBe('answers 500');
    expect(timesAsked('/500')).toBe(2);
  });

  it('does not wait forever', async () => {
    expect(await ask('/silent')).toBe('does not respond within 0.5 s');
  });

  it('reports a host that refuses the connection', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const patience = { timeout: 500, pause: 1 };
    expect(await askAddress(`http://127.0.0.1:${port}/`, patience)).toBe(
      'cannot be reached: ECONNREFUSED',
    );
  });
});

describe('checking links', () => {
  it('warns with file and line about each link to a dead URL', async () => {
    const links = [
      link('https://a.org/x#part', 3),
      link('https://a.org/fine', 4),
      link('https://a.org/x', 9, 'docs/b.md'),
    ];
    const { faults, addresses, dead } = await checkLinks(links, (url) =>
      Promise.resolve(url.endsWith('/x') ? 'answers 404' : null),
    );
    expect({ addresses, dead }).toEqual({ addresses: 2, dead: 1 });
    expect(faults).toMatchObject([
      {
        file: 'docs/a.md',
        line: 3,
        severity: 'warning',
        message: 'https://a.org/x#part answers 404.',
      },
      { file: 'docs/b.md', line: 9, message: 'https://a.org/x answers 404.' },
    ]);
  });

  it('requests each URL once, one at a time per host, and twelve hosts at once', async () => {
    const links = Array.from({ length: 60 }, (_, place) =>
      link(`https://host${place % 20}.org/${place % 40}`),
    );
    const asked: string[] = [];
    const busy: string[] = [];
    let most = 0;
    await checkLinks(links, async (url) => {
      const { host } = new URL(url);
      expect(busy).not.toContain(host);
      asked.push(url);
      busy.push(host);
      most = Math.max(most, busy.length);
      await new Promise((resolve) => setTimeout(resolve, 1));
      busy.splice(busy.indexOf(host), 1);
      return null;
    });
    expect(asked).toHaveLength(40);
    expect(new Set(asked).size).toBe(40);
    expect(most).toBe(12);
  });
});
