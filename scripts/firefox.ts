import type { RunCommand } from './chromium.ts';

const INSTALL = ['playwright', 'install', '--with-deps', 'firefox'] as const;

/**
 * Finds Playwright's Firefox and installs it where there is none. It has to be the one that Playwright
 * builds: a distribution's does not understand all that Playwright says to it.
 *
 * @param executable - where Playwright puts its Firefox
 * @param exists - whether a file is there
 * @param run - runs a command that installs
 * @throws Error in one line that says what to do
 */
export function ensureFirefox(
  executable: string,
  exists: (file: string) => boolean,
  run: RunCommand,
): string {
  if (!exists(executable)) run('npx', ...INSTALL);
  if (exists(executable)) return executable;
  throw new Error(
    `Playwright's own Firefox is not there, and it could not be installed: its download has to be in reach, and another Firefox will not do. Try it by hand: npx ${INSTALL.join(' ')}. All other browser tests do without it.`,
  );
}
