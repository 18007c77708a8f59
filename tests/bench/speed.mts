import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { site } from '../../src/site.ts';
import { BROWSER_FLAGS, ensureChromium } from '../support/programs.ts';
import { runCommand } from '../../scripts/cli/runCommand.ts';
import budgets from '../built/budgets.json';
import { audit, type LighthouseReport } from './audit.ts';
import { buildPlainSite } from './buildPlainSite.ts';
import { serveCompressed } from './serveCompressed.ts';

const USAGE = `npm run bench [-- [--runs 5] [words of a page's name]]

Lighthouse's mobile preset on pages of build/ and on the same pages of plain Docusaurus, alternating;
medians, in ms and bytes (brotli). Blocking times are comparable only at a similar benchmark index
(machine), which halves when the machine is busy.`;

/** The pages with a budget, and two more: a long one, and one whose live editor loads when it's near the viewport. */
const SUBJECTS = Object.entries({
  ...budgets.pages,
  'cheat sheet': { path: 'docs/tech-notes/api/graphql/cheatsheet' },
  'note with live code': {
    path: 'docs/tech-notes/lib-n-framework/react/hooks/useEffect',
  },
});

const FIGURES = {
  paint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  longest: 'max-potential-fid',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
};

/** The median (of an even number, the higher one), which a single slow run doesn't affect. */
function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;
}

function summarize(reports: readonly LighthouseReport[]): Record<string, number> {
  const scores = reports.map(({ categories }) => categories['performance']?.score ?? NaN);
  const figures = Object.entries(FIGURES).map(([name, id]) => {
    const values = reports.map(({ audits }) => audits[id]?.numericValue ?? NaN);
    return [name, Number(median(values).toFixed(name === 'shift' ? 4 : 0))] as const;
  });
  const machine = median(reports.map(({ environment }) => environment.benchmarkIndex));
  return {
    performance: Math.round(100 * median(scores)),
    ...Object.fromEntries(figures),
    machine: Math.round(machine),
  };
}

async function measure(wanted: string, runs: number): Promise<void> {
  if (!existsSync('build')) {
    throw new Error('There is no build/ to measure. Run this first: npm run build');
  }
  const subjects = SUBJECTS.filter(([name]) => name.includes(wanted));
  if (subjects.length === 0) {
    const names = SUBJECTS.map(([name]) => name).join(', ');
    throw new Error(`No page's name contains "${wanted}": ${names}.`);
  }
  const { baseUrl } = site;
  const executablePath = ensureChromium(chromium.executablePath());
  const launch = { executablePath, args: BROWSER_FLAGS };
  const host = await serveCompressed('build', baseUrl);
  const root = host.origin + baseUrl;
  const plain = await serveCompressed(buildPlainSite(process.cwd()), '/');
  const table: Record<string, Record<string, number>> = {};
  for (const [name, { path: page }] of subjects) {
    const hasPeer = existsSync(path.join(plain.directory, page, 'index.html'));
    const pathname = page && `${page}/`; // hosts redirect to the slash
    const own: LighthouseReport[] = [];
    const peer: LighthouseReport[] = [];
    while (own.length < runs) {
      own.push(await audit(root + pathname, launch));
      if (hasPeer) peer.push(await audit(`${plain.origin}/${pathname}`, launch));
    }
    table[name] = summarize(own);
    if (hasPeer) table[`${name}, plain Docusaurus`] = summarize(peer);
  }
  console.table(table);
}

await runCommand(USAGE, { runs: { type: 'string' } }, ({ values, positionals }) => {
  const runs = Number(values.runs ?? 5);
  if (!(runs > 0)) throw new Error(`--runs needs a number above 0.\n\n${USAGE}`);
  return measure(positionals.join(' '), runs);
});
process.exit(); // the servers are still listening
