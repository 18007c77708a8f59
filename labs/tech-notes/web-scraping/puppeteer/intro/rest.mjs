// What comes back from a page, what pictures cost, one browser or many, a picture, a PDF, a file, and BiDi.
import { existsSync, readFileSync, statSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { startSite } from './site.mjs';
import { allBooks } from './books.ts';
import { named, unnamed } from './named.ts';
import { skipHeavy } from './light.ts';
import { withTax } from './tax.ts';
import { withPage } from './with-page.ts';

const site = await startSite();
const launch = (more = {}) =>
  puppeteer.launch({ executablePath: '/usr/bin/chromium', ...more });
console.log('\n== Start as root with the sandbox');
const flag = process.env.PUPPETEER_DANGEROUS_NO_SANDBOX;
delete process.env.PUPPETEER_DANGEROUS_NO_SANDBOX;
if (process.getuid() === 0)
  await launch().catch((error) =>
    console.log(error.message.match(/Running as root.*?supported/)?.[0] ?? error.message),
  );
process.env.PUPPETEER_DANGEROUS_NO_SANDBOX = flag;
const browser = await launch();

console.log('\n== What evaluate brings back, over CDP');
const tax = 1.2;
await withPage(browser, async (page) => {
  await page.goto(site.base);
  const tries = {
    'a Date': () => page.evaluate(() => new Date(0)),
    'a Map': () => page.evaluate(() => new Map([['a', 1]])),
    'an element': () => page.evaluate(() => document.querySelector('li')),
    NaN: () => page.evaluate(() => NaN),
    'a list with undefined, NaN': () => page.evaluate(() => [undefined, NaN]),
    'a named inner function': () => named(page),
    'an unnamed one': () => unnamed(page),
    'its textContent': () => page.$eval('li', (item) => item.textContent),
    'a variable of the script': () => page.evaluate(() => 10 * tax),
    'the same, passed along': () => page.evaluate((t) => 10 * t, tax),
    'withTax of the note': async () => (await withTax(page, tax)).map(String),
    '$eval without a match': () => page.$eval('.none', (item) => item.textContent),
    '$$eval without a match': () => page.$$eval('.none', (items) => items.length),
  };
  await page.evaluate(() => {
    for (const text of ['10', '2.5', '12,50', '']) {
      document.querySelector('ul').append(
        Object.assign(document.createElement('li'), {
          className: 'price',
          textContent: text,
        }),
      );
    }
  });
  for (const [name, run] of Object.entries(tries)) {
    const value = await run().then(
      (v) => (Object.is(v, NaN) ? 'NaN' : JSON.stringify(v)),
      (e) => e.message.split('\n')[0],
    );
    console.log(name.padEnd(26), value);
  }
});

console.log('\n== A page with ten pictures of 100 kB');
for (const [name, before] of [
  ['all of it', async () => {}],
  ['skipHeavy of the note', skipHeavy],
]) {
  site.seen.requests = site.seen.bytes = 0;
  await withPage(browser, async (page) => {
    await before(page);
    await page.goto(`${site.base}?pictures=10`);
  });
  console.log(
    name.padEnd(26),
    `${site.seen.requests} requests, ${Math.round(site.seen.bytes / 1000)} kB`,
  );
}

console.log('\n== Ten pages, one after another');
let began = performance.now();
for (let i = 0; i < 10; i += 1) await withPage(browser, (page) => page.goto(site.base));
console.log(
  'one browser, ten contexts'.padEnd(26),
  `${Math.round((performance.now() - began) / 10)} ms a page`,
);
began = performance.now();
for (let i = 0; i < 10; i += 1) {
  const own = await launch();
  await (await own.newPage()).goto(site.base);
  await own.close();
}
console.log(
  'ten browsers'.padEnd(26),
  `${Math.round((performance.now() - began) / 10)} ms a page`,
);

console.log('\n== Contexts');
const jar = await withPage(browser, async (page) => {
  await page.goto(site.base);
  return page.evaluate(() => {
    document.cookie = 'who=a';
    return document.cookie;
  });
});
const other = await withPage(browser, async (page) => {
  await page.goto(site.base);
  return page.evaluate(() => document.cookie);
});
console.log(`cookie in the first: "${jar}", in the next: "${other}"`);

console.log('\n== Picture, PDF, file');
const context = await browser.createBrowserContext({
  downloadBehavior: { policy: 'allow', downloadPath: process.cwd() },
});
const page = await context.newPage();
await page.goto(site.base);
await page.screenshot({ path: 'page.png' });
await page.pdf({ path: 'page.pdf', format: 'A4' });
console.log(
  'page.png',
  readFileSync('page.png').subarray(1, 4).toString(),
  '| page.pdf',
  readFileSync('page.pdf').subarray(0, 4).toString(),
);
await page.locator('a').click();
for (let i = 0; i < 50 && !existsSync('list.csv'); i += 1)
  await new Promise((done) => setTimeout(done, 100));
console.log(
  'list.csv',
  existsSync('list.csv') ? `${statSync('list.csv').size} bytes` : 'missing',
);
await browser.close();

console.log('\n== allBooks and skipHeavy over WebDriver BiDi');
for (const [name, options] of [
  ['Chromium', { protocol: 'webDriverBiDi' }],
  ['Firefox', { browser: 'firefox', executablePath: '/usr/bin/firefox-esr' }],
]) {
  const bidi = await launch(options);
  console.log(name, await bidi.version());
  for (const before of [async () => {}, skipHeavy]) {
    process.once('uncaughtException', (error) => {
      console.log(
        '    with skipHeavy    uncaught',
        error.name,
        error.stack.match(/BidiHTTPRequest\.\w+/)?.[0],
      );
      process.exit();
    });
    const end = await withPage(bidi, async (p) => {
      await before(p);
      return allBooks(p, `${site.base}?ready=300&slow=300&pictures=2`);
    }).catch((error) => error.message.split('\n')[0]);
    console.log(
      '   ',
      before === skipHeavy ? 'with skipHeavy   ' : 'as it is         ',
      String(end),
    );
  }
  await bidi.close();
}
site.stop();
