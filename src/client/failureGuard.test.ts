// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['hasHydrated'];
  vi.resetModules();
});

async function reject(reason: unknown) {
  await import('./failureGuard.ts');
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
  await new Promise((resolve) => setTimeout(resolve));
  return document.querySelector('[role=alert]');
}

const missing = Object.assign(new Error('Loading chunk 7 failed.\n(error: /7.js)'), {
  name: 'ChunkLoadError',
});

it('shows a notice that a part of the page did not load, with a Retry button', async () => {
  const alert = await reject(missing);
  expect(alert?.textContent).toContain('Loading chunk 7 failed.');
  expect(alert?.querySelector('button')?.textContent).toBe('Retry');
});

it('does nothing on a page that already works', async () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  expect(await reject(missing)).toBeNull();
});

it('ignores other errors', async () => {
  expect(await reject(new Error('something else'))).toBeNull();
});
