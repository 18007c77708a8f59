import type { Machine, RunCommand } from './chromium.ts';

const REMEDY =
  'its download has to be in reach, and another Firefox will not do. Try it by hand: npx playwright install firefox. All other browser tests do without it.';

/**
 * Finds Playwright's Firefox and installs it where there is none. It has to be the one that Playwright
 * builds: a distribution's does not understand all that Playwright says to it. The system's packages
 * that Firefox needs are installed on CI only; anywhere else that is for the owner of the machine.
 *
 * @param executable - where Playwright puts its Firefox
 * @param machine - where to look
 * @param run - runs a command that installs
 * @throws Error in one line that says what to do
 */
export function ensureFirefox(
  executable: string,
  { env, exists }: Pick<Machine, 'env' | 'exists'>,
  run: RunCommand,
): string {
  if (exists(executable)) return executable;
  const flags = env['CI'] ? ['--with-deps'] : [];
  run('npx', 'playwright', 'install', ...flags, 'firefox');
  if (exists(executable)) return executable;
  throw new Error(
    `Playwright's Firefox isn't installed, and installing it failed: ${REMEDY}`,
  );
}
