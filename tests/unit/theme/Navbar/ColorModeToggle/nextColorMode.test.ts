import { expect, it } from 'vitest';

import nextColorMode from '../../../../../src/theme/Navbar/ColorModeToggle/nextColorMode.ts';

it('toggles between light and dark', () => {
  expect(nextColorMode('light', false)).toBe('dark');
  expect(nextColorMode('dark', false)).toBe('light');
  expect(nextColorMode(null, false)).toBe('dark');
});

it('cycles through light, dark and system if the system preference is respected', () => {
  expect(nextColorMode('light', true)).toBe('dark');
  expect(nextColorMode('dark', true)).toBe(null);
  expect(nextColorMode(null, true)).toBe('light');
});
