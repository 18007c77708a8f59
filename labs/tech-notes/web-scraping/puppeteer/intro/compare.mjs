// What Puppeteer and Playwright do when the button moves, or is covered for a while by a layer that goes away.
import { chromium } from 'playwright';
import puppeteer from 'puppeteer-core';
import { startSite } from './site.mjs';

const site = await startSite();
const cases = { 'moves for 1.5 s': '?slide=1500', 'covered for 1.5 s': '?cover=1500' };
const pup = await puppeteer.launch({ executablePath: '/usr/bin/chromium' });
const pw = await chromium.launch({ executablePath: '/usr/bin/chromium' });
async function report(name, page, click) {
  for (const [what, query] of Object.entries(cases)) {
    const began = performance.now();
    await page.goto(site.base + query);
    let end = 'clicked';
    await click().catch((error) => {
      end = error.message.split('\n')[0];
    });
    const took = ((performance.now() - began) / 1000).toFixed(1);
    await new Promise((done) => setTimeout(done, 1000));
    const found = await page.evaluate(() => document.querySelectorAll('li').length);
    console.log(
      name.padEnd(26),
      what.padEnd(18),
      `${took} s`,
      end,
      found === 3 ? '3 titles' : `${found} titles, click lost`,
    );
  }
}
const a = await pup.newPage();
await report('Puppeteer page.click', a, () => a.click('button'));
await report('Puppeteer locator.click', a, () =>
  a.locator('button').setTimeout(5000).click(),
);
const b = await pw.newPage();
await report('Playwright locator.click', b, () =>
  b.locator('button').click({ timeout: 5000 }),
);
await pup.close();
await pw.close();
site.stop();
