// Serves the note's page to Chromium, presses the buttons that it is given, leaves, and prints what has arrived.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { chromium } from '@playwright/test';

const script = readFileSync('main.js');
const arrived = [];
const server = createServer((request, response) => {
  if (request.method === 'POST') {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      arrived.push(JSON.parse(body));
      response.writeHead(204).end();
    });
  } else if (request.url === '/main.js') {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
  } else {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      '<!doctype html><title>x</title><div id="root"></div><script type="module" src="/main.js"></script>',
    );
  }
}).listen(4174);

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.addInitScript(() => {
  // One of the visits that measure. Not a constant: web-vitals makes its ids from it.
  const { random } = Math;
  Math.random = () => random() / 100;
});
await page.goto('http://localhost:4174/loans/7?token=secret');
for (const name of process.argv.slice(2)) {
  await page.getByRole('button', { name }).click();
}
await page.waitForTimeout(3000);
console.log(
  'entries heard:',
  [...new Set(await page.evaluate(() => globalThis.heard))].join(', '),
);
console.log('batches before leaving:', arrived.length);
await page.goto('about:blank');
await new Promise((resolve) => setTimeout(resolve, 2000));
await browser.close();
server.close();

console.log('batches after leaving:', arrived.length);
for (const { release, lost, errors, vitals } of arrived) {
  console.log(`release ${release}, ${lost} lost`);
  for (const { route, message, frame, count } of errors) {
    console.log(
      `  ${count} x ${message} at ${frame.replace(/[\d:]+$/, '') || 'no frame'}, ${route}`,
    );
  }
  for (const { name, value, route } of vitals) {
    console.log(
      `  ${name} ${name === 'CLS' ? (value > 0 ? 'above 0' : '0') : value >= 300 ? '300 ms or more' : 'under 300 ms'}, ${route}`,
    );
  }
}
