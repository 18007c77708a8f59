// Change: own toggle; a plain button whose icon is chosen in CSS, so it's correct before hydration too.
// Also sets `theme-color`, so that the browser's toolbar follows the colour mode.
import { useEffect } from 'react';
import { translate } from '@docusaurus/Translate';
import { useColorMode, useThemeConfig, type ColorMode } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/ColorModeToggle';

import { IconButton } from 'docusaurus-ui';
import styles from './styles.module.css';

const names = {
  light: () =>
    translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' }),
  dark: () =>
    translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' }),
  system: () =>
    translate({ id: 'theme.colorToggle.ariaLabel.mode.system', message: 'system mode' }),
};

function Icons({ respectsSystem }: { readonly respectsSystem: boolean }) {
  return (
    <g className={respectsSystem ? styles.three : styles.two}>
      <path
        className={styles.moon}
        d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1Z"
      />
      <g className={styles.sun}>
        <circle cx="12" cy="12" r="4" />
        <path d="M12 3v2.5m0 13V21m9-9h-2.5m-13 0H3m15.4-6.4-1.8 1.8M7.4 16.6l-1.8 1.8m12.8 0-1.8-1.8M7.4 7.4 5.6 5.6" />
      </g>
      <g className={styles.system}>
        <circle cx="12" cy="12" r="7.5" />
        <path className={styles.filled} d="M12 4.5a7.5 7.5 0 0 1 0 15Z" />
      </g>
    </g>
  );
}

/**
 * The choice that a click selects: the other mode, or the next of light, dark, system (`null`). It follows
 * from what the page currently shows: React state lags behind during hydration, and a click in that time
 * would select the mode that's already shown.
 */
function readNext(respectsSystem: boolean): ColorMode | null {
  const { themeChoice } = document.documentElement.dataset;
  if (themeChoice === 'light') return 'dark';
  return themeChoice === 'dark' && respectsSystem ? null : 'light';
}

/** Gives `theme-color`, which can't use CSS variables, the colour of the page. */
function useThemeColor(colorMode: ColorMode): void {
  useEffect(() => {
    const paper = getComputedStyle(document.documentElement).getPropertyValue(
      '--ui-paper',
    );
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', paper);
  }, [colorMode]);
}

export default function NavbarColorModeToggle({ className }: Props) {
  const { disableSwitch, respectPrefersColorScheme } = useThemeConfig().colorMode;
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  useThemeColor(colorMode);
  if (disableSwitch) return null;
  // The choice isn't known until hydration; fall back to the default.
  const choice = colorModeChoice ?? (respectPrefersColorScheme ? 'system' : colorMode);
  const label = translate(
    {
      id: 'theme.colorToggle.ariaLabel',
      message: 'Switch between dark and light mode (currently {mode})',
    },
    { mode: names[choice]() },
  );
  return (
    <IconButton
      className={className}
      aria-label={label}
      title={label}
      onClick={() => setColorMode(readNext(respectPrefersColorScheme))}
    >
      <Icons respectsSystem={respectPrefersColorScheme} />
    </IconButton>
  );
}
