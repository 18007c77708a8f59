import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { readSite } from '../../src/site.ts';
import { browserFlags, ensureChromium, runCommand, thisMachine } from '../chromium.ts';
import { audit, type Audit } from './audit.ts';
import { startEdgeHost } from './edgeHost.ts';
import { makeFloor } from './makeFloor.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { SESSION_NOTES, SESSION_START, SPEED_SUBJECTS } from './subjects.ts';
import { timeClicks } from './timeClicks.ts';

const FLOOR = 'floor/';
const HEADS =
  'page performance accessibility best-practices seo paint floor ratio blocking shift machine';

/** What a page has to reach; `npm run bench:speed` names each page that does not. */
const TARGETS = { performance: 99, others: 100, ratio: 1.4, blocking: 100, click: 60 };

const middle = (audits: readonly Audit[], read: (audit: Audit) => number) =>
  median(audits.map(read));

type Row = { readonly cells: readonly string[]; readonly misses: readonly string[] };

function describe(name: string, pages: readonly Audit[], floors: readonly Audit[]): Row {
  const [first] = pages;
  const score = middle(pages, ({ scores }) => scores.performance ?? NaN);
  const others = (['accessibility', 'best-practices', 'seo'] as const).map(
    (category) => first?.scores[category] ?? NaN,
  );
  const [paint, floor] = [pages, floors].map((audits) => middle(audits, (a) => a.paint));
  const ratio = (paint ?? NaN) / (floor ?? NaN);
  const blocking = middle(pages, (a) => a.blocking);
  const shift = middle(pages, (a) => a.shift);
  const whole = [score, ...others, paint ?? NaN, floor ?? NaN].map((n) => n.toFixed(0));
  const misses = [
    ...(score >= TARGETS.performance ? [] : [`performance ${score}`]),
    ...(first?.failed ?? []),
    ...(ratio <= TARGETS.ratio ? [] : [`largest paint ${ratio.toFixed(2)} × floor`]),
    ...(blocking <= TARGETS.blocking ? [] : [`blocked ${blocking.toFixed(0)} ms`]),
    ...(shift === 0 ? [] : [`shifts by ${shift.toFixed(4)}`]),
  ];
  const machine = middle(pages, (a) => a.machine);
  const parts = [
    ratio.toFixed(2),
    blocking.toFixed(0),
    shift.toFixed(4),
    machine.toFixed(0),
  ];
  const cells = [name, ...whole, ...parts];
  return { cells, misses: misses.map((miss) => `${name}: ${miss}`) };
}

/** Page and floor take turns, so that what else the machine does meets both. */
async function audits(runs: number, take: (isFloor: boolean) => Promise<Audit>) {
  const pages: Audit[] = [];
  const floors: Audit[] = [];
  while (pages.length < runs) {
    pages.push(await take(false));
    floors.push(await take(true));
  }
  return { pages, floors };
}

/**
 * `npm run bench:speed [-- words of a page's name] [--runs=5]`: Lighthouse's mobile preset on pages
 * of `build/` and on the same pages without scripts, and how long a click on a link takes. Blocked
 * times compare where the index of the machine is alike: it halves when something else runs.
 */
async function main(directory: string, args: readonly string[]): Promise<void> {
  const { baseUrl } = readSite(process.env);
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5);
  const wanted = args.filter((arg) => !arg.startsWith('--')).join(' ');
  const machine = thisMachine(chromium.executablePath());
  const executablePath = ensureChromium(machine, runCommand);
  const launch = { executablePath, args: browserFlags(machine) };
  const host = await startEdgeHost(directory, baseUrl);
  const root = host.origin + baseUrl;
  const browser = await chromium.launch(launch);
  const rows: Row[] = [];
  try {
    for (const { name, path: subject } of SPEED_SUBJECTS.filter((one) =>
      one.name.includes(wanted),
    )) {
      // With the slash at the end, to which hosts redirect: the floor is not redirected either.
      const path = subject && `${subject}/`;
      host.put(`${baseUrl}${FLOOR}${path}`, await makeFloor(browser, root + path));
      const { pages, floors } = await audits(runs, (isFloor) =>
        audit(
          root + (isFloor ? FLOOR : '') + path,
          launch,
          isFloor ? 'performance' : 'all',
        ),
      );
      rows.push(describe(name, pages, floors));
    }
    printTable([HEADS.split(' '), ...rows.map(({ cells }) => cells)]);
    const times = await timeClicks(browser, root + SESSION_START, SESSION_NOTES);
    const click = median(times);
    console.log(
      `click to new heading: ${times.map((time) => time.toFixed(0)).join(' ')}`,
    );
    console.log(`median ${click.toFixed(0)} ms`);
    if (!(click <= TARGETS.click)) console.log(`missed: click ${click.toFixed(0)} ms`);
    for (const miss of rows.flatMap(({ misses }) => misses))
      console.log(`missed: ${miss}`);
  } finally {
    await browser.close();
    await host.close();
  }
}

if (existsSync('build')) {
  await main('build', process.argv.slice(2));
} else {
  console.error('There is no build in build. Make one first: npm run build');
  process.exitCode = 1;
}
