import { afterAll, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { startStaticHost } from './staticHost.ts';

const HEADERS = `/notes/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: object-src 'none'

/notes/docs/*
  Content-Security-Policy: default-src 'none'

/notes/plain.html
  Cache-Control: no-store
`;

const { root: directory, remove } = aFolder({
  'docs/注意/index.html': 'A page',
  'plain.html': 'plain',
  _headers: HEADERS,
});
const host = await startStaticHost({ directory, baseUrl: '/notes/', port: 0 });

afterAll(async () => {
  await host.close();
  remove();
});

const ask = (pathname: string) => fetch(host.origin + pathname, { redirect: 'manual' });

const NOTE = `/notes/docs/${encodeURIComponent('注意')}`;

it('redirects to the slash of a folder with the query', async () => {
  const { status, headers } = await ask(`${NOTE}?a=1`);
  expect([status, headers.get('location')]).toEqual([301, `${NOTE}/?a=1`]);
});

it('sends the headers of all matching rules in _headers, both values if two rules have one', async () => {
  const page = await ask(`${NOTE}/`);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "object-src 'none', default-src 'none'",
    'cache-control': 'public, max-age=0, must-revalidate',
  });
  const { headers } = await ask('/notes/plain.html');
  expect(headers.get('cache-control')).toBe('no-store');
});
