import { existsSync } from 'node:fs';

import { firefox } from '@playwright/test';

import { runCommand as runInstaller } from './chromium.ts';
import { ensureFirefox } from './firefox.ts';
import { runCommand } from './runCommand.ts';

/** `npm run test:firefox` begins with it: the browser, or what to do about its absence. */
function main(): void {
  const browser = ensureFirefox(firefox.executablePath(), existsSync, runInstaller);
  console.log(`Browser tests use ${browser}`);
}

await runCommand(main);
