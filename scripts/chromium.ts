import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The part of the machine that finding a browser depends on; a test passes its own. */
export type Machine = {
  readonly platform: NodeJS.Platform;
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

const LINUX_PLACES = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/usr/lib/chromium',
  '/opt/chromium.org/chromium',
];

const MAC_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
];

const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
];

const REMEDY =
  'Install Chromium or Google Chrome (Debian: apt-get install chromium; macOS: brew install --cask google-chrome; Windows: winget install Google.Chrome), or set CHROME_PATH to one.';

/** Turns off the browser's own network requests. */
export const QUIET_FLAGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Default in a full browser: a hanging frame doesn't block its page. */
const ISOLATE_FRAMES = '--site-per-process';

/** Folders outside of `PATH`, and the names of browsers there. */
function usualPlaces({ platform, env }: Machine): [string[], string[]] {
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
    return [roots.flatMap((root) => env[root] ?? []), WINDOWS_APPS];
  }
  if (platform !== 'darwin') return [LINUX_PLACES, NAMES];
  return [
    ['/Applications', path.posix.join(env['HOME'] ?? '/', 'Applications')],
    MAC_APPS,
  ];
}

function candidates(machine: Machine): string[] {
  const onWindows = machine.platform === 'win32';
  const flavour = onWindows ? path.win32 : path.posix;
  const onPath = (machine.env['PATH'] ?? '').split(flavour.delimiter).filter(Boolean);
  const names = onWindows ? NAMES.map((name) => `${name}.exe`) : NAMES;
  const [folders, apps] = usualPlaces(machine);
  return [
    ...onPath.flatMap((folder) => names.map((name) => flavour.join(folder, name))),
    ...folders.flatMap((folder) => apps.map((app) => flavour.join(folder, app))),
  ];
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
    platform: process.platform,
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
