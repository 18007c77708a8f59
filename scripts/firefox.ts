import type { Machine, TryCommand } from './chromium.ts';

const REMEDY =
  'Playwright downloads its own build, and no other Firefox works. Try it by hand: npx playwright install firefox. No other browser test needs it.';

/**
 * Finds Playwright's Firefox, or installs it. It has to be Playwright's own build, because a
 * distribution's Firefox doesn't support all of its protocol. The system packages that Firefox needs are
 * only installed on CI; elsewhere that's up to the owner of the machine.
 *
 * @param executable - where Playwright puts its Firefox
 * @param machine - where to look
 * @param run - runs an install command
 * @throws Error with one line that says what to do
 */
export function ensureFirefox(
  executable: string,
  { env, exists }: Pick<Machine, 'env' | 'exists'>,
  run: TryCommand,
): string {
  if (exists(executable)) return executable;
  const flags = env['CI'] ? ['--with-deps'] : [];
  run('npx', 'playwright', 'install', ...flags, 'firefox');
  if (exists(executable)) return executable;
  throw new Error(
    `Playwright's Firefox isn't installed, and installing it failed: ${REMEDY}`,
  );
}
