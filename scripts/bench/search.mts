import type { Browser, Page } from '@playwright/test';

import { readArguments } from '../readArguments.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { runInPage } from './runInPage.ts';
import { compareSizes } from './searchScale.ts';
import { withBuild, type Bench } from './withBuild.ts';

/** The slow line: 150 ms there and back, 1.6 Mbit/s. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

const NOTE = 'docs/tutorial-basics/congratulations';

/** The first is typed into the dialog that has just been opened, the others after it. */
const SESSIONS = [
  ['idempotency key', 'resolver cache', 'useEffect cleanup', 'message broker retry'],
  ['睡眠', '咖啡', '团队合作', '竞争'],
  ['gas limit', 'merge conflict', 'rebase', 'trading fee'],
];

/** When hits were shown, in milliseconds after the last key. */
type Typed = { title: number; text: number };

/** What a query took; the bytes are counted as compressed, with their heads. */
type Row = Typed & { titleBytes: number; bytes: number };

/** Runs in the page: notes when the last key was pressed, and what is shown when. */
function watch(): void {
  const own = window as unknown as {
    typed?: Promise<Typed>;
    query?: string;
    onTitle: () => void;
  };
  const isTyped = () =>
    document.querySelector<HTMLInputElement>('dialog input')?.value === own.query;
  const found = { title: 0, text: 0 };
  let last = performance.now();
  const onInput = ({ timeStamp }: Event) => {
    last = timeStamp;
    Object.assign(found, { title: 0, text: 0 });
  };
  document.addEventListener('input', onInput, { capture: true });
  own.typed = new Promise((resolve) => {
    const look = () => {
      const list = isTyped() ? document.querySelector('dialog [role="listbox"]') : null;
      if (!found.title && list?.querySelector('[role="option"]')) {
        found.title = performance.now() - last;
        own.onTitle();
      }
      // Excerpts come with the text alone.
      if (list?.querySelector('span + span')) {
        found.text = performance.now() - last;
        document.removeEventListener('input', onInput, { capture: true });
        resolve(found);
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

async function type(page: Page, query: string): Promise<Typed> {
  await page.evaluate(`window.query = ${JSON.stringify(query)}`);
  await runInPage(page, watch);
  await page.keyboard.type(query);
  return page.evaluate('window.typed');
}

async function measure(browser: Browser, address: string, queries: readonly string[]) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  let bytes = 0;
  let titleBytes = 0;
  await page.exposeFunction('onTitle', () => {
    titleBytes = bytes;
  });
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await client.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  await client.send('Network.emulateNetworkConditions', SLOW);
  const rows: Row[] = [];
  for (const [place, query] of [...queries, queries[0] ?? ''].entries()) {
    bytes = 0;
    if (place === 0) await page.getByRole('navigation').getByRole('searchbox').click();
    else await page.getByRole('combobox', { name: 'Search notes' }).fill('');
    const times = await type(page, query);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(700);
    rows.push({ ...times, titleBytes, bytes });
  }
  await context.close();
  return rows;
}

/** What a search takes on a slow line: medians of three runs of each session. */
async function measureAll({ browser, root }: Bench): Promise<void> {
  const table = [['', 'title ms', 'KB', 'text ms', 'KB in all']];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  for (const queries of SESSIONS) {
    const runs: Row[][] = [];
    while (runs.length < 3) runs.push(await measure(browser, root + NOTE, queries));
    const names = [`${queries[0]} (first)`, ...queries.slice(1), `${queries[0]} (warm)`];
    names.forEach((name, place) => {
      const own = runs.flatMap((rows) => rows[place] ?? []);
      const middle = (part: keyof Row) => median(own.map((row) => row[part]));
      const until = [middle('title').toFixed(), kilobytes(middle('titleBytes'))];
      const all = [middle('text').toFixed(), kilobytes(middle('bytes'))];
      table.push([name, ...until, ...all]);
    });
  }
  printTable(table);
}

const USAGE = `npm run bench:search [-- --scale]
What a search takes on a slow line, on the build in build/.
  --scale  what its index weighs and takes with 200, 1,000 and 5,000 notes instead`;

const { values } = readArguments(USAGE, { scale: { type: 'boolean' } });

if (values.scale) compareSizes(process.cwd());
else await withBuild(measureAll);
