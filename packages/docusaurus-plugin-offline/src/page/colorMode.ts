/**
 * The colour mode for readers who haven't chosen one, set by the build; `system` follows
 * the device.
 */
declare const DEFAULT_MODE: 'light' | 'dark' | 'system';

/** The key of the reader's choice, set by the build. */
declare const STORAGE_KEY: string;

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
