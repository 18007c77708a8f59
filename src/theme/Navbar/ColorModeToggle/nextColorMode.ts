import type { ColorMode } from '@docusaurus/theme-common';

/**
 * What a press of the toggle chooses next.
 *
 * @param choice - the choice now; `null` follows the system
 * @param respectsSystem - whether the system's preference is one of the choices
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
