import { existsSync } from 'node:fs';

import { chromium, type Browser, type Page } from '@playwright/test';

import { readSite } from '../../src/site.ts';
import { browserFlags, ensureChromium, runCommand, thisMachine } from '../chromium.ts';
import { readArguments } from '../readArguments.ts';
import { startEdgeHost } from './edgeHost.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { runInPage } from './runInPage.ts';
import { compareSizes } from './searchScale.ts';

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

/** `tsx scripts/bench/search.mts`: what a search takes on a slow line, on the build in `build/`. */
async function main(directory: string): Promise<void> {
  const { baseUrl } = readSite(process.env);
  const machine = thisMachine(chromium.executablePath());
  const host = await startEdgeHost(directory, baseUrl);
  const executablePath = ensureChromium(machine, runCommand);
  const browser = await chromium.launch({ executablePath, args: browserFlags(machine) });
  const address = host.origin + baseUrl + NOTE;
  const table = [['', 'title ms', 'KB', 'text ms', 'KB in all']];
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const add = (name: string, { title, titleBytes, text, bytes }: Row) => {
    const until = [title.toFixed(), kilobytes(titleBytes)];
    table.push([name, ...until, text.toFixed(), kilobytes(bytes)]);
  };
  try {
    await measure(browser, address, SESSIONS[0] ?? []); // the host compresses
    for (const queries of SESSIONS) {
      const runs: Row[][] = [];
      for (let run = 0; run < 3; run += 1) {
        runs.push(await measure(browser, address, queries));
      }
      const of = (place: number) => {
        const own = runs.flatMap((rows) => rows[place] ?? []);
        const middle = (part: keyof Row) => median(own.map((row) => row[part]));
        const [title, titleBytes] = [middle('title'), middle('titleBytes')];
        return { title, titleBytes, text: middle('text'), bytes: middle('bytes') };
      };
      queries.forEach((query, place) =>
        add(place === 0 ? `${query} (first)` : query, of(place)),
      );
      add(`${queries[0]} (warm)`, of(queries.length));
    }
  } finally {
    await browser.close();
    await host.close();
  }
  printTable(table);
}

const USAGE = `npm run bench:search [-- --scale]
What a search takes on a slow line, on the build in build/.
  --scale  what its index weighs and takes with 200, 1,000 and 5,000 notes instead`;

const { values } = readArguments(USAGE, { scale: { type: 'boolean' } });

if (values.scale) {
  compareSizes(process.cwd());
} else if (existsSync('build')) {
  await main('build');
} else {
  console.error('There is no build in build. Make one first: npm run build');
  process.exitCode = 1;
}
