import { audit, type Audit } from './audit.ts';
import { makeFloor } from './makeFloor.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { SESSION_NOTES, SESSION_START, SPEED_SUBJECTS } from './subjects.ts';
import { timeClicks } from './timeClicks.ts';
import { withBuild } from './withBuild.ts';

const HEADS =
  'page performance accessibility best-practices seo paint floor ratio blocking shift machine';

/** What a page has to reach; `npm run bench:speed` names each page that does not. */
const TARGETS = { performance: 99, ratio: 1.4, blocking: 100, click: 60 };

type Row = { readonly cells: readonly string[]; readonly misses: readonly string[] };

function describe(name: string, pages: readonly Audit[], floors: readonly Audit[]): Row {
  const middle = (read: (audit: Audit) => number, of = pages) => median(of.map(read));
  const score = (category: string) => middle(({ scores }) => scores[category] ?? NaN);
  const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const [paint, floor] = [middle((one) => one.paint), middle((one) => one.paint, floors)];
  const ratio = paint / floor;
  const blocking = middle((one) => one.blocking);
  const shift = middle((one) => one.shift);
  const misses = [
    ...(score('performance') >= TARGETS.performance ? [] : ['performance']),
    ...(pages[0]?.failed ?? []),
    ...(ratio <= TARGETS.ratio ? [] : [`largest paint ${ratio.toFixed(2)} × floor`]),
    ...(blocking <= TARGETS.blocking ? [] : [`blocked ${blocking.toFixed(0)} ms`]),
    ...(shift === 0 ? [] : [`shifts by ${shift.toFixed(4)}`]),
  ];
  const machine = middle((one) => one.machine).toFixed();
  const whole = [...categories.map(score), paint, floor].map((figure) =>
    figure.toFixed(),
  );
  const cells = [
    ...whole,
    ratio.toFixed(2),
    blocking.toFixed(),
    shift.toFixed(4),
    machine,
  ];
  return { cells: [name, ...cells], misses: misses.map((miss) => `${name}: ${miss}`) };
}

/**
 * `npm run bench:speed [-- words of a page's name] [--runs=5]`: Lighthouse's mobile preset on pages
 * of `build/` and on the same pages without scripts, and how long a click on a link takes. Blocked
 * times compare where the index of the machine is alike: it halves when something else runs.
 */
await withBuild(async ({ host, baseUrl, root, browser, launch }) => {
  const args = process.argv.slice(2);
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5);
  const wanted = args.filter((arg) => !arg.startsWith('--')).join(' ');
  const rows: Row[] = [];
  for (const { name, path } of SPEED_SUBJECTS) {
    if (!name.includes(wanted)) continue;
    // With the slash at the end, to which hosts redirect.
    const page = path && `${path}/`;
    const floor = root + makeFloor(host.directory, baseUrl, page);
    const pages: Audit[] = [];
    const floors: Audit[] = [];
    // By turns, so that what else the machine does meets both.
    while (pages.length < runs) {
      pages.push(await audit(root + page, launch));
      floors.push(await audit(floor, launch, '--only-categories=performance'));
    }
    rows.push(describe(name, pages, floors));
  }
  printTable([HEADS.split(' '), ...rows.map(({ cells }) => cells)]);
  const times = await timeClicks(browser, root + SESSION_START, SESSION_NOTES);
  const click = median(times);
  console.log(`click to new heading: ${times.map((time) => time.toFixed()).join(' ')}`);
  console.log(`median ${click.toFixed()} ms`);
  if (!(click <= TARGETS.click)) console.log('missed: click');
  for (const { misses } of rows) misses.forEach((miss) => console.log(`missed: ${miss}`));
});
