import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

import { chromium } from '@playwright/test';

import { buildAll } from './builds.mjs';

await buildAll();
const DELAY = 300; // ms that each answer takes
let down = '';
/** @type {{ url: string, bytes: number }[]} */
let scripts = [];
/** @type {number[]} */
let asked = [];

const html = (body) => `<!doctype html><title>shop</title>${body}`;
const ROOT = '<div id="root"></div>';
const tag = (name) => `<script defer src="/${name}/main.js"></script>`;
const pages = {
  '/one': html(ROOT + tag('one')),
  '/two': html(
    `${ROOT}<div id="cart-root"></div>${tag('shop-alone')}${tag('cart-alone')}`,
  ),
  '/frame': html(
    `${ROOT}${tag('shop-alone')}<iframe src="http://localhost:4300/cart-page"></iframe>`,
  ),
  '/cart-page': html(`<div id="cart-root"></div>${tag('cart-alone')}`),
};
for (const name of [
  'federated',
  'federated-guarded',
  'federated-next',
  'federated-unshared',
  'federated-older',
])
  pages[`/${name}`] = html(ROOT + tag(name));

// The shop is served on 4200 and the cart on 4300; both have all files.
for (const port of [4200, 4300]) {
  createServer(async (req, res) => {
    if (req.url === '/favicon.ico') return res.writeHead(204).end();
    asked.push(performance.now());
    await new Promise((done) => setTimeout(done, DELAY));
    const url = req.url ?? '';
    const page = pages[url];
    if (page) return res.setHeader('content-type', 'text/html').end(page);
    if (down && url.startsWith(down)) return res.writeHead(503).end();
    if (!existsSync(`dist${url}`)) return res.writeHead(404).end();
    const body = gzipSync(readFileSync(`dist${url}`), { level: 9 });
    scripts.push({ url, bytes: body.length });
    res.writeHead(200, {
      'content-type': 'text/javascript',
      'content-encoding': 'gzip',
      'access-control-allow-origin': '*',
    });
    res.end(body);
  }).listen(port);
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
/** How often the page had to wait for an answer before it could ask for more. */
function waves() {
  const times = asked.sort((a, b) => a - b);
  return times.filter((time, at) => at === 0 || time - times[at - 1] > DELAY / 2).length;
}
async function visit(name, report) {
  scripts = [];
  asked = [];
  const page = await (await browser.newContext()).newPage();
  const said = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(`http://localhost:4200/${name}`, { waitUntil: 'load' });
  const until = Date.now() + 6000;
  for (let found = false; !found && Date.now() < until;) {
    for (const frame of page.frames())
      found ||= Boolean(await frame.$('#cart').catch(() => null));
    await page.waitForTimeout(50);
  }
  const shows = async (id) => Boolean(await page.$(id));
  await report({ page, said, shows });
  await page.context().close();
}

console.log('\n== What the page loads until the cart shows; each answer takes 300 ms');
console.log('scripts  kB gzip  waits');
for (const [label, name] of [
  ['one build', 'one'],
  ['two builds, a React each', 'two'],
  ['Module Federation, shared React', 'federated'],
  ['iframe', 'frame'],
])
  await visit(name, () => {
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    console.log(
      `${String(scripts.length).padStart(7)}  ${(bytes / 1000).toFixed(1).padStart(7)}  ${String(waves()).padStart(5)}  ${label}`,
    );
    console.log(
      `         ${scripts.map(({ url, bytes: n }) => `${url} ${n}`).join(', ')}`,
    );
  });

const outcome =
  (label) =>
  async ({ said, shows }) => {
    console.log(label);
    console.log(
      `  shop ${(await shows('#shop')) ? 'shows' : 'is gone'}, cart ${(await shows('#cart')) ? 'shows' : 'is missing'}`,
    );
    for (const line of new Set(said))
      console.log(`  ${line.split('\n')[0].slice(0, 200)}`);
  };
console.log("\n== The cart's server answers 503 for scripts");
down = '/cart';
await visit('two', outcome('two builds'));
await visit('federated', outcome('Module Federation'));
await visit('federated-guarded', outcome('Module Federation inside an error boundary'));
await visit('frame', outcome('iframe'));
down = '';
console.log('\n== Module Federation, and what no build has seen');
await visit('federated-next', outcome('the cart was released with a renamed prop'));
await visit('federated-unshared', outcome('React is not shared'));
await visit('federated-older', outcome('the cart asks for React ^18.0.0, singleton'));
await browser.close();
process.exit();
