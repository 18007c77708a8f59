import { chromium } from '@playwright/test';

import { ensureChromium, thisMachine, tryCommand } from './chromium.ts';
import { runCommand } from './runCommand.ts';

await runCommand(() => {
  const machine = thisMachine(chromium.executablePath());
  console.log(`Browser tests use ${ensureChromium(machine, tryCommand)}`);
});
