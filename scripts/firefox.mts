import { firefox } from '@playwright/test';

import { runCommand as runInstaller, thisMachine } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { runCommand } from './runCommand.ts';

/** `npm run test:firefox` begins with it: the browser, or what to do about its absence. */
await runCommand(() => {
  const executable = ensureFirefox(
    firefox.executablePath(),
    thisMachine(''),
    runInstaller,
  );
  console.log(`Browser tests use ${executable}`);
});
