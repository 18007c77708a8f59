// The same task five ways: press More, read three titles. 16 pages: 4 times until the button works, 4 until the answer.
import puppeteer from 'puppeteer-core';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSite } from './site.mjs';
import { allBooks } from './books.ts';
import { withPage } from './with-page.ts';

const site = await startSite();
const browser = await puppeteer.launch({ executablePath: '/usr/bin/chromium' });
const times = [0, 400, 800, 1600];
const titles = (page) =>
  page.$$eval('li', (items) => items.map((item) => item.textContent));
const isMore = (response) => response.url().includes('/api/more');

const ways = {
  'sleep 1 s, click, sleep 1 s': async (page, url) => {
    await page.goto(url);
    await sleep(1000);
    await page.click('button');
    await sleep(1000);
    return titles(page);
  },
  'networkidle0, click, waitForNetworkIdle': async (page, url) => {
    await page.goto(url, { waitUntil: 'networkidle0' });
    await page.click('button');
    await page.waitForNetworkIdle();
    return titles(page);
  },
  'locator.click, screenshot, waitForResponse': async (page, url) => {
    await page.goto(url);
    await page.locator('button').click();
    await page.screenshot({ path: 'clicked.png' });
    await page.waitForResponse(isMore, { timeout: 3000 });
    await page.locator('li:nth-child(3)').wait();
    return titles(page);
  },
  'page.click, waitForResponse before it': async (page, url) => {
    await page.goto(url);
    await Promise.all([
      page.waitForResponse(isMore, { timeout: 3000 }),
      page.click('button'),
    ]);
    await page.locator('li:nth-child(3)').wait();
    return titles(page);
  },
  'allBooks of the note': allBooks,
};
console.log('way'.padEnd(42), 'right  wrong, no error  error  mean ms');
for (const [name, way] of Object.entries(ways)) {
  const count = { right: 0, wrong: 0, error: 0 };
  const messages = new Set();
  let total = 0;
  for (const ready of times) {
    for (const slow of times) {
      const began = performance.now();
      try {
        const found = await withPage(browser, (page) =>
          way(page, `${site.base}?ready=${ready}&slow=${slow}`),
        );
        count[found.join() === 'Tides,Dunes,Rivers' ? 'right' : 'wrong'] += 1;
      } catch (error) {
        count.error += 1;
        messages.add(error.message.split('\n')[0]);
      }
      total += performance.now() - began;
    }
  }
  console.log(
    name.padEnd(42),
    String(count.right).padStart(5),
    String(count.wrong).padStart(15),
    String(count.error).padStart(6),
    String(Math.round(total / 16)).padStart(8),
  );
  for (const message of messages) console.log('   ', message);
}

console.log('\n== A page that keeps a connection open (EventSource)');
for (const waitUntil of ['load', 'networkidle0', 'networkidle2']) {
  const began = performance.now();
  const end = await withPage(browser, (page) =>
    page.goto(`${site.base}?live=1`, { waitUntil, timeout: 5000 }),
  ).then(
    () => 'loaded',
    (error) => error.message,
  );
  console.log(
    waitUntil.padEnd(14),
    `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(6),
    end,
  );
}

console.log('\n== allBooks on pages that are not as expected');
for (const [what, address] of [
  ['no button', '?plain=1'],
  ['the answer is 500', '?status=500'],
  ['the answer is an empty list', '?none=1'],
  ['no such page', 'gone'],
]) {
  const end = await withPage(browser, (page) =>
    allBooks(page, site.base + address),
  ).catch((error) => `${error.name}: ${error.message}`);
  console.log(
    what.padEnd(28),
    end,
    '| contexts left:',
    browser.browserContexts().length - 1,
  );
}
const response = await withPage(browser, (page) => page.goto(`${site.base}gone`));
console.log('page.goto alone, no such page', `resolves, status ${response.status()}`);
await browser.close();
site.stop();
