import { chromium } from '@playwright/test';

import { ensureChromium } from './host/programs.ts';
import { runCommand } from './runCommand.ts';

await runCommand('npm run browser: finds or installs a browser', {}, () => {
  console.log(`Browser tests use ${ensureChromium(chromium.executablePath())}`);
});
