import { firefox } from '@playwright/test';

import { runCommand as runInstaller, thisMachine } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { runCommand } from './runCommand.ts';

/** First step of `npm run test:firefox`: finds or installs the browser. */
await runCommand(() => {
  const executable = ensureFirefox(
    firefox.executablePath(),
    thisMachine(''),
    runInstaller,
  );
  console.log(`Browser tests use ${executable}`);
});
