import { firefox } from '@playwright/test';

import { thisMachine, tryCommand } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { runCommand } from './runCommand.ts';

/** First step of `npm run test:firefox`: finds or installs the browser. */
await runCommand(() => {
  const executable = ensureFirefox(firefox.executablePath(), thisMachine(''), tryCommand);
  console.log(`Browser tests use ${executable}`);
});
