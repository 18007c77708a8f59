/** The colour mode of a reader who chose none, set by the build; `system` follows the device. */
declare const DEFAULT_MODE: 'light' | 'dark' | 'system';

/** Where the site itself keeps the choice. */
const STORAGE_KEY = 'theme';

function readChoice(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

const mode = readChoice() ?? DEFAULT_MODE;
const isDark =
  mode === 'system'
    ? matchMedia('(prefers-color-scheme: dark)').matches
    : mode === 'dark';
document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light';
