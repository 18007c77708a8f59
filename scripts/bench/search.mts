import type { Browser } from '@playwright/test';

import { readArguments } from '../readArguments.ts';
import { runCommand } from '../runCommand.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { compareSizes } from './searchScale.ts';
import { untilShown } from './untilShown.ts';
import { withBuild, type Bench } from './withBuild.ts';

/** The slow network: 150 ms round trip, 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const NOTE = 'docs/tutorial-basics/congratulations';

/** Decimals of each figure of a query; bytes are counted compressed, including headers. */
const DIGITS = [0, 1, 0, 1];

/** The first query is typed right after the dialog opens, then the others. */
const SESSIONS = [
  ['idempotency key', 'resolver cache', 'useEffect cleanup', 'message broker retry'],
  ['睡眠', '咖啡', '团队合作', '竞争'],
  ['gas limit', 'merge conflict', 'rebase', 'trading fee'],
];

async function measure(browser: Browser, address: string, queries: readonly string[]) {
  const page = await browser.newPage({ serviceWorkers: 'block' });
  const client = await page.context().newCDPSession(page);
  let kilobytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    kilobytes += encodedDataLength / 1000;
  });
  await client.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await client.send('Network.emulateNetworkConditions', SLOW);
  const rows: number[][] = [];
  for (const [place, query] of [...queries, queries[0] ?? ''].entries()) {
    kilobytes = 0;
    if (place === 0) await page.getByRole('navigation').getByRole('searchbox').click();
    else await page.getByRole('combobox', { name: 'Search notes' }).fill('');
    const hits = `dialog:has(input[value="${query}"]) [role="listbox"]`;
    const [first, text] = await Promise.all([
      untilShown(page, 'input', `${hits} [role="option"]`).then((title) => [
        title,
        kilobytes,
      ]),
      // Excerpts appear only once the text is loaded.
      untilShown(page, 'input', `${hits} span + span`),
      // The page evaluates in order, so by then it's watching for both.
      page.evaluate('0').then(() => page.keyboard.type(query)),
    ]);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    rows.push([...first, text, kilobytes]);
  }
  await page.close();
  return rows;
}

/** Search performance on a slow network: medians of three runs per session. */
async function measureAll({ browser, root }: Bench): Promise<void> {
  const table = [['', 'title ms', 'KB', 'text ms', 'KB in all']];
  for (const queries of SESSIONS) {
    const runs: number[][][] = [];
    while (runs.length < 3) runs.push(await measure(browser, root + NOTE, queries));
    const names = [`${queries[0]} (first)`, ...queries.slice(1), `${queries[0]} (warm)`];
    names.forEach((name, place) => {
      const figures = DIGITS.map((digits, column) =>
        median(runs.map((rows) => rows[place]?.[column] ?? NaN)).toFixed(digits),
      );
      table.push([name, ...figures]);
    });
  }
  printTable(table);
}

const USAGE = `npm run bench:search [-- --scale]
Search performance on a slow network, with the build in build/.
  --scale  size and speed of the index with 200, 1,000 and 5,000 notes instead`;

await runCommand(() => {
  const { values } = readArguments(USAGE, { scale: { type: 'boolean' } });
  return values.scale ? compareSizes(process.cwd()) : withBuild(measureAll);
});
