import { chromium } from '@playwright/test';

import { ensureChromium } from './programs.ts';
import { runCommand } from './runCommand.ts';

await runCommand(() => {
  console.log(`Browser tests use ${ensureChromium(chromium.executablePath())}`);
});
