// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { pagesCache } from '../../src/caches.ts';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function list(title: string, url = 'https://a.test/docs/a') {
  document.body.innerHTML = '<ul></ul><p id="some" hidden></p><p id="none" hidden></p>';
  const cache = {
    keys: () => Promise.resolve([{ url }]),
    match: () => Promise.resolve(new Response(`<title>${title}</title>`)),
  };
  const empty = { keys: () => Promise.resolve([]) };
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve(name === pagesCache('/docs/') ? cache : empty),
  });
  vi.stubGlobal('BASE_URL', '/docs/');
  vi.stubGlobal('TITLE_END', ' - Notes');
  await import('../../src/page/listCachedPages.ts');
  await vi.waitFor(() =>
    expect(document.querySelector('p:not([hidden])')).not.toBeNull(),
  );
  return document.querySelector('li a');
}

it('lists a page even if its URL has a stray percent sign', async () => {
  const link = await list('Full - Notes', 'https://a.test/docs/100%');
  expect(link?.textContent).toBe('Full');
  expect(link?.getAttribute('href')).toBe('/docs/100%');
});

it("leaves out the site's name and nothing else", async () => {
  expect((await list('One - Notes | two - Notes'))?.textContent).toBe(
    'One - Notes | two',
  );
});
