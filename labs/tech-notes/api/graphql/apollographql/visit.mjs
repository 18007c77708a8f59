// Opens the page, does what the arguments say, and prints what it shows and which operations it sent.
import { chromium } from '@playwright/test';

const [url, server, ...steps] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
let sent = [];
page.on('request', (request) => {
  const isQuery = request.method() === 'POST' && request.url().includes(':4000');
  if (isQuery) sent.push(JSON.parse(request.postData() ?? '{}').operationName);
});
page.on('pageerror', (error) => console.log('error:', error.message));

async function show(step) {
  await page.waitForTimeout(500);
  const text = await page.locator('#root').innerText();
  console.log(step);
  console.log(`  shows ${text.split(/\n+/).join(' | ')}`);
  console.log(`  sent  ${sent.join(', ') || 'nothing'}`);
  sent = [];
}
const actions = {
  Book: () => page.getByText('Book').first().click(),
  More: () => page.getByText('More').click(),
  'More, twice': () => page.getByText('More').dblclick(),
  async 'stop the server, then More'() {
    process.kill(Number(server));
    await actions.More();
  },
  reload: () => page.reload(),
};
await page.goto(url);
await show('open');
for (const step of steps) {
  await actions[step]();
  await show(step);
}
await browser.close();
