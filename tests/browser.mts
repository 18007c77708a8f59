import { chromium } from '@playwright/test';

import { ensureChromium } from './support/programs.ts';
import { runCommand } from '../scripts/cli/runCommand.ts';

await runCommand('npm run browser: finds or installs a browser', {}, () => {
  console.log(`Browser tests use ${ensureChromium(chromium.executablePath())}`);
});
