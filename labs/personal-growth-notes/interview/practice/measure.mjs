// Opens css.html and prints what each of the five cards claims.
import { readFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
await page.setContent(await readFile('css.html', 'utf8'));
const found = await page.evaluate(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const colour = (element) => getComputedStyle(element).color;
  const width = (element) => Math.round(element.getBoundingClientRect().width);
  const under = document.querySelector('.under').getBoundingClientRect();
  const x = under.left + 5;
  const y = under.bottom - 5;
  return {
    'cascade, the button is': colour(document.querySelector('#buy')),
    'box-sizing, widths in px': all('.box').map(width).join(', '),
    'flex, items wider than the 100 px row': all('.row > div')
      .map((item) => (width(item) > 100 ? 'yes' : 'no'))
      .join(', '),
    'z-index, seen where both overlap': document.elementFromPoint(x, y).textContent,
    'container query, the cards are': all('.card').map(colour).join(', '),
  };
});
for (const [name, value] of Object.entries(found)) {
  console.log(`${name.padEnd(38)} ${value}`);
}
await browser.close();
