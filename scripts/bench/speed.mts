import { runCommand } from '../runCommand.ts';
import { audit, type Report } from './audit.ts';
import { comparePlain } from './comparePlain.ts';
import { makeFloor } from './makeFloor.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { readPages } from './readPages.ts';
import { SESSION_NOTES, SESSION_START, SPEED_SUBJECTS } from './subjects.ts';
import { withBuild, type Bench } from './withBuild.ts';

const HEADS =
  'page performance accessibility best-practices seo paint floor ratio blocking shift machine'.split(
    ' ',
  );

/** Targets for each page; `npm run bench:speed` lists the pages that miss one. */
const TARGETS = { performance: 99, ratio: 1.4, blocking: 100, click: 60 };

/** Failed audits in categories other than performance. */
function listFailed({ audits, categories }: Report): string[] {
  return Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function describe(name: string, pages: readonly Report[], floors: readonly Report[]) {
  const score = (id: string) =>
    100 * median(pages.map(({ categories }) => categories[id]?.score ?? NaN));
  const figure = (id: string, of = pages) =>
    median(of.map(({ audits }) => audits[id]?.numericValue ?? NaN));
  const paint = figure('largest-contentful-paint');
  const floor = figure('largest-contentful-paint', floors);
  const ratio = (paint / floor).toFixed(2);
  const blocking = figure('total-blocking-time').toFixed();
  const shift = figure('cumulative-layout-shift').toFixed(4);
  const machine = median(pages.map(({ environment }) => environment.benchmarkIndex));
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(score);
  const whole = [...scores, paint, floor].map((value) => value.toFixed());
  const misses = [
    ...(score('performance') >= TARGETS.performance ? [] : ['performance']),
    ...pages.slice(0, 1).flatMap(listFailed),
    ...(paint / floor <= TARGETS.ratio ? [] : [`largest paint ${ratio} × floor`]),
    ...(figure('total-blocking-time') <= TARGETS.blocking
      ? []
      : [`blocked ${blocking} ms`]),
    ...(figure('cumulative-layout-shift') === 0 ? [] : [`shifts by ${shift}`]),
  ];
  return {
    cells: [name, ...whole, ratio, blocking, shift, machine.toFixed()],
    misses: misses.map((miss) => `${name}: ${miss}`),
  };
}

/**
 * `npm run bench:speed [-- words of a page's name] [--runs=5]`: Lighthouse's mobile preset on pages
 * of `build/` and on the same pages without scripts, long tasks compared to plain Docusaurus, and how
 * long a click on a link takes. Blocking times are comparable only at a similar benchmark index, which
 * halves when the machine is busy.
 */
async function measure(bench: Bench): Promise<void> {
  const { host, baseUrl, root, browser, launch } = bench;
  const args = process.argv.slice(2);
  const runs = Number(args.find((arg) => arg.startsWith('--runs='))?.slice(7) ?? 5);
  const wanted = args.filter((arg) => !arg.startsWith('--')).join(' ');
  const found: ReturnType<typeof describe>[] = [];
  for (const { name, path } of SPEED_SUBJECTS) {
    if (!name.includes(wanted)) continue;
    // With a trailing slash, because hosts redirect to it.
    const page = path && `${path}/`;
    const floor = root + makeFloor(host.directory, baseUrl, page);
    const pages: Report[] = [];
    const floors: Report[] = [];
    // Alternating, so that other load on the machine affects both.
    while (pages.length < runs) {
      pages.push(await audit(root + page, launch));
      floors.push(await audit(floor, launch, '--only-categories=performance'));
    }
    found.push(describe(name, pages, floors));
  }
  printTable([HEADS, ...found.map(({ cells }) => cells)]);
  const blocked = await comparePlain(bench, wanted, runs);
  const start = root + SESSION_START;
  const { clicks } = await readPages(browser, host, start, SESSION_NOTES);
  const click = median(clicks);
  console.log(`click to new heading: ${clicks.map((time) => time.toFixed()).join(' ')}`);
  console.log(`median ${click.toFixed()} ms`);
  const slow = click <= TARGETS.click ? [] : ['click'];
  const misses = [...slow, ...blocked, ...found.flatMap((one) => one.misses)];
  for (const miss of misses) console.log(`missed: ${miss}`);
}

await runCommand(() => withBuild(measure));
