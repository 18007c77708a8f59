import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The part of the machine that finding a browser depends on; a test passes its own. */
export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  readonly exists: (file: string) => boolean;
  /** Path of Playwright's Chromium, whether or not it's installed. */
  readonly playwrightChromium: string;
};

/** Runs an install command; returns `false` if it failed. */
export type TryCommand = (command: string, ...args: string[]) => boolean;

/** The headless shell comes first: without a window, it needs half the CPU time of a full browser. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const FOLDERS = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/usr/lib/chromium',
  '/opt/chromium.org/chromium',
];

const REMEDY =
  'Install Chromium or Google Chrome (Debian: apt-get install chromium), or set CHROME_PATH to one.';

/** Turns off the browser's own network requests. */
export const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Default in a full browser: a hanging frame doesn't block its page. */
const ISOLATE_FRAMES = '--site-per-process';

function candidates({ env }: Machine): string[] {
  const onPath = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return [...onPath, ...FOLDERS].flatMap((folder) =>
    NAMES.map((name) => path.join(folder, name)),
  );
}

/**
 * Finds a browser: `CHROME_PATH`, or else an installed Chromium or Chrome, or else Playwright's.
 *
 * @param machine - where to look
 * @returns the browser's path, or null if there is none
 * @throws Error if the file in `CHROME_PATH` doesn't exist
 */
export function findChromium(machine: Machine): string | null {
  const chosen = machine.env['CHROME_PATH'];
  if (chosen) {
    if (machine.exists(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", but there is no such file. ${REMEDY}`);
  }
  const found = [...candidates(machine), machine.playwrightChromium];
  return found.find((file) => file && machine.exists(file)) ?? null;
}

/**
 * Finds a browser, or installs one: with apt-get as root, otherwise through Playwright.
 *
 * @param machine - where to look
 * @param run - runs an install command
 * @returns the browser's path
 * @throws Error with one line that says what to install
 */
export function ensureChromium(machine: Machine, run: TryCommand): string {
  const found = findChromium(machine);
  if (found) return found;
  if (machine.isRoot && machine.exists('/usr/bin/apt-get')) {
    run('apt-get', 'update');
    const install = ['install', '--yes', '--no-install-recommends'];
    // Not every release of a distribution has the first package.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findChromium(machine)) run('apt-get', ...install, name);
    }
  }
  if (!findChromium(machine)) run('npx', 'playwright', 'install', 'chromium');
  const installed = findChromium(machine);
  if (installed) return installed;
  throw new Error(`There is no browser, and none could be installed. ${REMEDY}`);
}

/**
 * Flags for every browser in the tests.
 *
 * @param machine - only root needs `--no-sandbox`, because Chromium's sandbox doesn't work as root
 */
export function browserFlags({ isRoot }: Pick<Machine, 'isRoot'>): string[] {
  return [...QUIET_FLAGS, ISOLATE_FRAMES, ...(isRoot ? ['--no-sandbox'] : [])];
}

/**
 * The machine this process runs on.
 *
 * @param playwrightChromium - where Playwright would put its browser
 */
export function thisMachine(playwrightChromium: string): Machine {
  return {
    env: process.env,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    playwrightChromium,
  };
}

/** Runs a command with its output in the log. */
export const tryCommand: TryCommand = (command, ...args) => {
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
};
