// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { showCard } from './showCard.ts';

vi.mock('./readPreview.ts', () => ({
  readPreview: () =>
    Promise.resolve({
      title: 'tmux',
      description: 'Keys.',
      kind: 'cheatsheet',
      last_verified: '2026-01-03',
    }),
}));
vi.mock('@docusaurus/theme-common', () => ({ createStorageSlot: vi.fn() }));

it('shows what readers call things, not the keys of the front matter', async () => {
  document.body.innerHTML = '<p><a href="/tmux">tmux</a></p>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  link.focus();
  link.getClientRects = () => [{ top: 10, bottom: 30, left: 0 }] as never;
  HTMLElement.prototype.showPopover = vi.fn();
  await showCard(link);
  expect(link.nextElementSibling?.textContent).toBe(
    'tmuxKeys.verified 3 Jan 2026Turn off previews',
  );
});
