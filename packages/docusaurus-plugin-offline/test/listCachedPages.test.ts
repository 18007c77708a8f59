// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('lists a page even if its URL has a stray percent sign', async () => {
  document.body.innerHTML = '<ul></ul><p id="some" hidden></p><p id="none" hidden></p>';
  const cache = {
    keys: () => Promise.resolve([{ url: 'https://a.test/docs/100%' }]),
    match: () => Promise.resolve(new Response('<title>Full | Notes</title>')),
  };
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  await import('../src/page/listCachedPages.ts');
  await vi.waitFor(() =>
    expect(document.querySelector('p:not([hidden])')).not.toBeNull(),
  );
  const [link] = document.querySelectorAll('li a');
  expect(link?.textContent).toBe('Full');
  expect(link?.getAttribute('href')).toBe('/docs/100%');
});
