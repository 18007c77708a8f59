// Opens the app at several URLs, in browsers of several languages, and prints what they show and load.
import { chromium } from '@playwright/test';

const [base] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [path, locale] of [
  ['/pl/beds', 'en-US'],
  ['/', 'pl'],
  ['/', 'ar'],
  ['/en-suite', 'de'],
]) {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  const requested = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('hut'))
      requested.push(pathname.replace(/-[\w-]{8}(?=\.js)/, '-#'));
  });
  page.on('console', (message) => {
    if (message.type() === 'error') console.log('  console:', message.text());
  });
  page.on('pageerror', (error) => console.log('  error:', error.message));
  await page.goto(base + path);
  await page.waitForURL(/\/(en|pl|ar)\//);
  await page.waitForSelector('main p');
  const lines = await page.locator('main p').allInnerTexts();
  const html = await page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return `lang=${lang} dir=${dir}`;
  });
  const { pathname: at } = new URL(page.url());
  console.log(`${path} in a browser in ${locale}: at ${at}, ${html}`);
  for (const line of lines) console.log(`  ${line}`);
  console.log(`  requested: ${requested.join(', ') || 'nothing'}`);
  await context.close();
}

const context = await browser.newContext({ locale: 'en-US' });
const page = await context.newPage();
await page.goto(`${base}/en/beds?night=3#price`);
await page.waitForSelector('main p');
console.log(`the switcher: ${(await page.locator('nav a').allInnerTexts()).join(', ')}`);
const path = () => page.url().slice(base.length);
await page.getByText('polski').click();
await page.waitForURL(/\/pl\//);
console.log(`a click on polski at /en/beds?night=3#price: at ${path()}`);
await page.goto(`${base}/`);
await page.waitForURL(/\/(en|pl)\//);
console.log(`then / in a browser in en-US: at ${path()}`);
await browser.close();
