// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => ({ id: null as string | null }));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({ get: () => stored.id }),
}));

import useRenewedAnnouncement from '../../../../src/theme/AnnouncementBar/useRenewedAnnouncement.ts';

const HIDDEN = 'data-announcement-bar-initially-dismissed';
const hidden = () => document.documentElement.getAttribute(HIDDEN);

beforeEach(() => {
  // What the inline script does after the bar was dismissed.
  document.documentElement.setAttribute(HIDDEN, 'true');
});

it('shows a bar whose id changed', () => {
  stored.id = 'first';
  renderHook(() => useRenewedAnnouncement('second'));
  expect(hidden()).toBe('false');
});

it('leaves a closed bar closed', () => {
  stored.id = 'first';
  renderHook(() => useRenewedAnnouncement('first'));
  expect(hidden()).toBe('true');
});

it('does nothing without a bar', () => {
  stored.id = null;
  renderHook(() => useRenewedAnnouncement(undefined));
  expect(hidden()).toBe('true');
});
