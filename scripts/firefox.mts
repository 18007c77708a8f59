import { firefox } from '@playwright/test';

import { runCommand as runInstaller, thisMachine } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { runCommand } from './runCommand.ts';

/** `npm run test:firefox` begins with it: the browser, or what to do about its absence. */
function main(): void {
  const executable = firefox.executablePath();
  console.log(
    `Browser tests use ${ensureFirefox(executable, thisMachine(''), runInstaller)}`,
  );
}

await runCommand(main);
