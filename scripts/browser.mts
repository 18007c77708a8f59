import { chromium } from '@playwright/test';

import { ensureChromium, runCommand, thisMachine } from './chromium.ts';

try {
  const browser = ensureChromium(thisMachine(chromium.executablePath()), runCommand);
  console.log(`Browser tests use ${browser}`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
