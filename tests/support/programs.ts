import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell comes first: without a window, it needs half the CPU time of a full browser. */
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const BROWSER_REMEDY =
  'Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROME_PATH to one.';

/** As in a full browser by default: a hanging frame doesn't block its page. */
export const BROWSER_FLAGS = ['--site-per-process'];

/** Runs a command with its output in the log; whether it worked shows afterwards. */
function run(command: string, ...args: string[]): void {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      // RUNLEVEL=1 keeps Debian's packages from starting a server.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    });
  } catch {
    // What was to be installed is missing, which the caller reports.
  }
}

/** Finds the first of these programs that's installed. */
export function findInstalled(...names: readonly string[]): string | undefined {
  // Debian has servers in a folder that isn't in everyone's PATH.
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** Installs a Debian package where that's possible. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', name);
}

/**
 * Finds a browser: `CHROME_PATH`, or else an installed Chromium or Chrome, or else Playwright's.
 *
 * @param playwrights - path of Playwright's Chromium, whether or not it's installed
 * @throws Error if the file in `CHROME_PATH` doesn't exist
 */
export function findChromium(playwrights: string): string | undefined {
  const chosen = process.env['CHROME_PATH'];
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `CHROME_PATH is "${chosen}", but there is no such file. ${BROWSER_REMEDY}`,
    );
  }
  const own = existsSync(playwrights) ? playwrights : undefined;
  return chosen || (findInstalled(...BROWSERS) ?? own);
}

/**
 * Finds a browser, or installs one: with apt-get as root, otherwise through Playwright.
 *
 * @param playwrights - path of Playwright's Chromium, whether or not it's installed
 * @throws Error with one line that says what to install
 */
export function ensureChromium(playwrights: string): string {
  // Not every release of Debian has the first package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!findChromium(playwrights)) installPackage(name);
  }
  if (!findChromium(playwrights)) run('npx', 'playwright', 'install', 'chromium');
  const found = findChromium(playwrights);
  if (found) return found;
  throw new Error(`There is no browser, and none could be installed. ${BROWSER_REMEDY}`);
}
