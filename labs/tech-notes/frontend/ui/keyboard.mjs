// What a keyboard and the browser's accessibility tree find in one dialog and one combobox, built each way.
import { readFileSync } from 'node:fs';

import { chromium } from '@playwright/test';

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
const tree = await page.context().newCDPSession(page);
const settle = () => page.waitForTimeout(500);

/** What assistive technology is offered: the names of all nodes of a role. */
async function offered(role) {
  const { nodes } = await tree.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => node.name?.value ?? '');
}
const focused = () =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at === document.body
      ? 'nothing'
      : at?.textContent?.trim() || at?.getAttribute('aria-label') || at?.tagName;
  });
const opener = page.getByRole('button', { name: 'Change address' });

async function dialog() {
  await opener.focus();
  await page.keyboard.press('Enter');
  await settle();
  const inside = await page.evaluate(() =>
    Boolean(document.activeElement?.closest('dialog, [role=dialog]')),
  );
  const name = (await offered('dialog')).includes('Change address');
  const modal = await page.evaluate(() =>
    Boolean(document.querySelector('dialog:modal, [role=dialog][aria-modal=true]')),
  );
  const hidden = !(await offered('button')).some(
    (button) => button === 'Behind' || button === 'After',
  );
  const visited = [];
  for (let tab = 0; tab < 8; tab += 1) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(150);
    visited.push(await focused());
  }
  const kept = !visited.some((at) => at === 'Behind' || at === 'After');
  await page.keyboard.press('Escape');
  await settle();
  const closed =
    (await page.locator('dialog[open], [role=dialog]:visible').count()) === 0;
  const back = (await focused()) === 'Change address';
  return {
    name,
    'focus in': inside,
    'Tab stays': kept,
    modal,
    'page hidden': hidden,
    'Esc closes': closed,
    'focus back': closed && back,
  };
}

async function combobox() {
  const box = page.getByLabel('City', { exact: true }).first();
  const role = (await offered('combobox'))
    .concat(await offered('ComboBoxMenuButton'))
    .some((name) => name.startsWith('City'));
  await box.focus();
  await page.keyboard.type('kö');
  await settle();
  const options = await offered('option').then(async (list) =>
    list.concat(await offered('listBoxOption')),
  );
  await page.keyboard.press('ArrowDown');
  await settle();
  const active = await page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return Boolean(id && document.getElementById(id)?.getAttribute('role') === 'option');
  });
  await page.keyboard.press('Enter');
  await settle();
  const taken = await page.evaluate(() => {
    const at = document.activeElement;
    return (at?.value || at?.closest('.ant-select')?.textContent || '').startsWith(
      'Köln',
    );
  });
  return {
    role,
    'options told': options.join() === 'Köln',
    'arrow told': active,
    'Enter takes': taken,
  };
}

const yes = (answers) =>
  Object.entries(answers)
    .map(([what, so]) => `${what} ${so ? 'yes' : 'NO'}`)
    .join(', ');
for (const way of process.argv.slice(2)) {
  await page.setContent(
    '<!doctype html><html lang="en"><title>t</title><style>[class*=open]{}</style><div id="root"></div></html>',
  );
  await page.addScriptTag({ content: readFileSync(`${way}.js`, 'utf8') });
  await settle();
  console.log(way);
  console.log('  dialog    ', yes(await dialog()));
  if (way === 'native')
    console.log(
      '  combobox   the browser draws the list of a datalist itself, not driven here',
    );
  else if (await page.getByLabel('City', { exact: true }).count())
    console.log('  combobox  ', yes(await combobox()));
  else console.log('  combobox   none');
}
await browser.close();
