// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  document.body.replaceChildren();
  delete document.documentElement.dataset['hasHydrated'];
  vi.resetModules();
});

async function reject(reason: unknown) {
  await import('../../../../src/plugins/first-load/client/failureGuard.ts');
  const event = Object.assign(new Event('unhandledrejection'), { reason });
  window.dispatchEvent(event);
  return document.querySelector('[role=alert]');
}

const missing = Object.assign(new Error('Loading chunk 7 failed.\n(error: /7.js)'), {
  name: 'ChunkLoadError',
});

it('says that a part of the page did not load, with a way to try again', async () => {
  const alert = await reject(missing);
  expect(alert?.textContent).toContain('Loading chunk 7 failed.');
  expect(alert?.querySelector('button')?.textContent).toBe('Retry');
});

it('leaves a page alone that works already', async () => {
  document.documentElement.dataset['hasHydrated'] = 'true';
  expect(await reject(missing)).toBeNull();
});

it('leaves other errors alone', async () => {
  expect(await reject(new Error('something else'))).toBeNull();
});
