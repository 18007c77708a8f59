import { makePlain } from './makePlain.ts';
import { median } from './median.ts';
import { printTable } from './printTable.ts';
import { readTasks } from './readTasks.ts';
import { SPEED_SUBJECTS } from './subjects.ts';
import { watchHost } from './watchHost.ts';
import type { Bench } from './withBuild.ts';

/** Targets: the longest task in ms, and blocking time as a fraction of plain Docusaurus's. */
const TARGETS = { longest: 100, part: 0.1 };

const HEADS = ['page', 'longest', 'plain', 'blocking', 'plain', 'part'];

/** Pages that also exist in the plain Docusaurus build. */
const SHARED = SPEED_SUBJECTS.filter(({ name }) => name !== 'home');

/**
 * Compares the tasks after the first paint, on a phone's CPU, with those of an unmodified Docusaurus
 * with the same notes.
 *
 * @param bench - the served build
 * @param wanted - words from a page's name; empty for all pages
 * @param runs - how often each page is opened, alternating with its plain counterpart
 * @returns the pages that missed a target
 */
export async function comparePlain(
  { root, browser }: Bench,
  wanted: string,
  runs: number,
): Promise<string[]> {
  const plain = await watchHost(await makePlain(process.cwd()), '/');
  const rows: string[][] = [];
  const misses: string[] = [];
  for (const { name, path } of SHARED.filter((one) => one.name.includes(wanted))) {
    const own: Awaited<ReturnType<typeof readTasks>>[] = [];
    const peer: typeof own = [];
    while (own.length < runs) {
      own.push(await readTasks(browser, `${root}${path}/`));
      peer.push(await readTasks(browser, `${plain.origin}/${path}/`));
    }
    const middle = (of: typeof own, key: 'longest' | 'blocking') =>
      median(of.map((one) => one[key]));
    const longest = middle(own, 'longest');
    const part = middle(own, 'blocking') / middle(peer, 'blocking');
    const figures = [
      longest,
      middle(peer, 'longest'),
      middle(own, 'blocking'),
      middle(peer, 'blocking'),
    ];
    rows.push([name, ...figures.map((figure) => figure.toFixed()), part.toFixed(2)]);
    if (longest > TARGETS.longest)
      misses.push(`${name}: a task of ${longest.toFixed()} ms`);
    if (part > TARGETS.part) misses.push(`${name}: blocks ${part.toFixed(2)} × plain`);
  }
  await plain.close();
  printTable([HEADS, ...rows]);
  return misses;
}
