// Medians of three loads in Chromium, each in a new page, in milliseconds from the start of the navigation.
import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { listen } from './site.mjs';

const site = await listen();
const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const where = await readFile('where.js', 'utf8');
const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const round = (value) =>
  value === undefined ? 'none' : String(Math.round(value / 10) * 10);

/**
 * @param {string} name
 * @param {(page: import('puppeteer-core').Page) => Promise<unknown>} [act]
 */
async function load(name, act) {
  const page = await browser.newPage();
  await page.goto(`${site.url}/${name}`, { waitUntil: 'load' });
  await act?.(page);
  await setTimeout(150);
  const found = await page.evaluate(
    `(() => {
      let found;
      const console = { table: (times) => { found = times; } };
      ${where}
      const ran = performance.getEntriesByName('ran')[0];
      return { ...found, ran: ran && ran.startTime };
    })()`,
  );
  await page.close();
  return found;
}

async function medians(name) {
  const runs = [];
  for (let n = 0; n < 3; n += 1) runs.push(await load(name));
  const entries = Object.keys(runs[0]).map((key) => [
    key,
    median(runs.map((run) => run[key])),
  ]);
  return Object.fromEntries(entries);
}

async function show(title, names) {
  console.log(`\n== ${title}`);
  for (const name of names) {
    const found = await medians(name);
    const cells = Object.entries(found).map(([key, value]) => `${key} ${round(value)}`);
    console.log(name.padEnd(11), cells.join(', '));
  }
}
await load('empty');
await show('the same page, fine and broken in three ways', [
  'fine',
  'server',
  'head',
  'busy',
]);
await show('a script of 600 ms beside a style sheet of 300 ms', [
  'plain',
  'end',
  'async',
  'defer',
  'module',
]);
await show('what the parser sees early: 300 ms each', [
  'two',
  'link2',
  'import',
  'styled',
]);

console.log('\n== a press after 400 ms');
for (const [name, path] of [
  ['fine', 'fine'],
  ['busy', 'busy'],
]) {
  const waits = [];
  for (let n = 0; n < 3; n += 1) {
    const page = await browser.newPage();
    await page.evaluateOnNewDocument(() => {
      globalThis.pressed = new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entry = list.getEntries().find((e) => e.name === 'pointerdown');
          if (entry)
            resolve({
              delay: entry.processingStart - entry.startTime,
              all: entry.duration,
            });
        }).observe({ type: 'event', durationThreshold: 16 });
        globalThis.setTimeout(() => resolve({ delay: 0, all: 16 }), 4000);
      });
    });
    const session = await page.createCDPSession();
    const loaded = page.goto(`${site.url}/${path}`);
    await setTimeout(400);
    const at = { x: 40, y: 90, button: 'left', clickCount: 1 };
    await Promise.all([
      session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
      session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
    ]);
    await loaded;
    waits.push(await page.evaluate('pressed'));
    await page.close();
  }
  console.log(
    name.padEnd(11),
    `the handler could begin after ${round(median(waits.map((w) => w.delay)))}, the next paint after ${round(median(waits.map((w) => w.all)))}`,
  );
}

console.log('\n== animation frames while a loop works for 800 ms');
const ways = {
  'no pause': 'undefined',
  'await null': 'null',
  'scheduler.yield': 'scheduler.yield()',
  setTimeout: 'new Promise((resolve) => setTimeout(resolve))',
};
for (const [name, pause] of Object.entries(ways)) {
  const page = await browser.newPage();
  await page.goto(`${site.url}/empty`);
  const frames = await page.evaluate(`(async () => {
    let frames = 0, going = true;
    const count = () => { if (going) { frames += 1; requestAnimationFrame(count); } };
    await new Promise((resolve) => setTimeout(resolve, 200));
    requestAnimationFrame(count);
    const end = performance.now() + 800;
    while (performance.now() < end) {
      const slice = performance.now() + 5;
      while (performance.now() < slice);
      ${name === 'no pause' ? '' : `await ${pause};`}
    }
    going = false;
    return frames;
  })()`);
  console.log(name.padEnd(16), frames);
  await page.close();
}

console.log('\n== frames on the screen while the page is busy for 800 ms');
for (const how of ['left', 'transform']) {
  const page = await browser.newPage();
  await page.goto(`${site.url}/empty`);
  const session = await page.createCDPSession();
  const frames = [];
  session.on('Page.screencastFrame', ({ metadata, sessionId }) => {
    frames.push(metadata.timestamp * 1000);
    void session.send('Page.screencastFrameAck', { sessionId });
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 20 });
  const [from, to] = await page.evaluate(async (property) => {
    const word = document.querySelector('h1');
    word.style.position = 'relative';
    const way = { left: ['0', '200px'], transform: ['none', 'translateX(200px)'] };
    word.animate({ [property]: way[property] }, { duration: 3000 });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const began = Date.now();
    while (Date.now() < began + 800);
    return [began, Date.now()];
  }, how);
  await setTimeout(200);
  // 50 ms for the frame that was on its way
  const seen = frames.filter((at) => at > from + 50 && at < to).length;
  console.log(`moved by ${how}`.padEnd(18), seen);
  await page.close();
}

console.log('\n== 1,000 rows get a new width');
for (const name of ['inTurn', 'askFirst']) {
  const page = await browser.newPage();
  await page.goto(`${site.url}/empty`);
  await page.evaluate(() => {
    const list = document.createElement('ul');
    for (let n = 0; n < 1000; n += 1) {
      const row = document.createElement('li');
      row.textContent = `tea ${n}`;
      list.append(row);
    }
    document.body.append(list);
    return list.offsetHeight;
  });
  const before = await page.metrics();
  const text = (await readFile('rows.js', 'utf8')).replaceAll('export ', '');
  const ms = await page.evaluate(`(() => { ${text}
    const list = document.querySelector('ul');
    const rows = list.querySelectorAll('li');
    const began = performance.now();
    ${name}(list, rows);
    list.offsetHeight;
    return performance.now() - began; })()`);
  const after = await page.metrics();
  console.log(
    name.padEnd(11),
    `${ms.toFixed(1)} ms, ${after.LayoutCount - before.LayoutCount} layouts`,
  );
  await page.close();
}
await browser.close();
site.close();
