import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The machine on which a program is looked for and installed; a test passes its own. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Runs a command with its output in the log; whether it worked shows afterwards. */
  readonly run: (command: string, ...args: string[]) => void;
};

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

/** The machine that this runs on. */
export const THIS_MACHINE: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  exists: existsSync,
  run: (command, ...args) => {
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
  },
};

/** Finds the first of these programs that's installed. */
export function findInstalled(names: readonly string[], { env, exists }: Machine) {
  // Debian has servers in a folder that isn't in everyone's PATH.
  const folders = [...(env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(exists);
}

/** Installs Debian packages where that's possible. */
export function installPackage(name: string, { isRoot, exists, run }: Machine): void {
  if (!isRoot || !exists('/usr/bin/apt-get')) return;
  run('apt-get', 'update');
  run('apt-get', 'install', '--yes', '--no-install-recommends', name);
}

/**
 * Finds a browser: `CHROME_PATH`, or else an installed Chromium or Chrome, or else Playwright's.
 *
 * @param playwrights - path of Playwright's Chromium, whether or not it's installed
 * @param machine - where to look
 * @throws Error if the file in `CHROME_PATH` doesn't exist
 */
export function findChromium(
  playwrights: string,
  machine = THIS_MACHINE,
): string | undefined {
  const chosen = machine.env['CHROME_PATH'];
  if (chosen && !machine.exists(chosen)) {
    throw new Error(
      `CHROME_PATH is "${chosen}", but there is no such file. ${BROWSER_REMEDY}`,
    );
  }
  const own = machine.exists(playwrights) ? playwrights : undefined;
  return chosen || (findInstalled(BROWSERS, machine) ?? own);
}

/**
 * Finds a browser, or installs one: with apt-get as root, otherwise through Playwright.
 *
 * @param playwrights - path of Playwright's Chromium, whether or not it's installed
 * @param machine - where to look
 * @throws Error with one line that says what to install
 */
export function ensureChromium(playwrights: string, machine = THIS_MACHINE): string {
  const find = () => findChromium(playwrights, machine);
  // Not every release of Debian has the first package.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (!find()) installPackage(name, machine);
  }
  if (!find()) machine.run('npx', 'playwright', 'install', 'chromium');
  const found = find();
  if (found) return found;
  throw new Error(`There is no browser, and none could be installed. ${BROWSER_REMEDY}`);
}
