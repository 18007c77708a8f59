import type { ColorMode } from '@docusaurus/theme-common';

/**
 * The choice that a click on the toggle selects.
 *
 * @param choice - the current choice; `null` follows the system
 * @param respectsSystem - whether the system preference is one of the choices
 * @returns the other mode, or the next of light, dark, system
 */
export default function nextColorMode(
  choice: ColorMode | null,
  respectsSystem: boolean,
): ColorMode | null {
  if (choice === 'dark') {
    return respectsSystem ? null : 'light';
  }
  return choice === null && respectsSystem ? 'light' : 'dark';
}
