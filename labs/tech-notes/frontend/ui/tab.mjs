// An open dialog and many presses of Tab, with and without a pause: how many ended on the page behind it.
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';

import { chromium } from '@playwright/test';

const PRESSES = 120;
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
console.log(
  `${PRESSES} presses each; the machine's load at the start: ${loadavg()[0].toFixed(1)} on two cores`,
);
for (const way of process.argv.slice(2)) {
  const found = [];
  for (const pause of [0, 150]) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.setContent(
      '<!doctype html><html lang="en"><title>t</title><div id="root"></div></html>',
    );
    await page.addScriptTag({ content: readFileSync(`${way}.js`, 'utf8') });
    await page.getByRole('button', { name: 'Change address' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(1000);
    let outside = 0;
    for (let press = 0; press < PRESSES; press += 1) {
      await page.keyboard.press('Tab');
      if (pause) await page.waitForTimeout(pause);
      const left = await page.evaluate(() => {
        const at = document.activeElement;
        if (!at?.closest('main') || at.closest('dialog, [role=dialog]')) return false;
        document.querySelector('dialog button, [role=dialog] button')?.focus();
        return true;
      });
      if (left) outside += 1;
    }
    found.push(`${outside} ${pause ? `with ${pause} ms between` : 'without a pause'}`);
    await page.close();
  }
  console.log(way.padEnd(11), found.join(', '));
}
await browser.close();
