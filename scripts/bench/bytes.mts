import type { Answer } from '../staticHost.ts';
import { printTable } from './printTable.ts';
import { loadPage, readSession } from './readPages.ts';
import { SESSION_NOTES, SESSION_START, SUBJECTS } from './subjects.ts';
import { kindOf, purposeOf, sum, type Kind, type Purpose, type Sum } from './tally.ts';
import { withBuild } from './withBuild.ts';

/** `all` is what the host sent, in the background too, but for images. */
const HEADS = 'page html css js page prefetched offline all images requests'.split(' ');

const kilobytes = ({ bytes }: Sum) => (bytes / 1000).toFixed(1);

function describe(name: string, answers: readonly Answer[]): string[] {
  const isImage = (answer: Answer) => kindOf(answer) === 'image';
  const of = (purpose: Purpose, kind?: Kind) =>
    sum(
      answers,
      (answer) =>
        purposeOf(answer) === purpose &&
        (kind ? kindOf(answer) === kind : !isImage(answer)),
    );
  return [
    name,
    ...(['html', 'css', 'js'] as const).map((kind) => kilobytes(of('page', kind))),
    ...[of('page'), of('prefetch'), of('offline')].map(kilobytes),
    ...[sum(answers, (answer) => !isImage(answer)), sum(answers, isImage)].map(kilobytes),
    String(of('page').requests),
  ];
}

function list(answers: readonly Answer[]): void {
  for (const answer of answers) {
    const { pathname, bytes } = answer;
    console.log(`  ${String(bytes).padStart(7)}  ${purposeOf(answer)}  ${pathname}`);
  }
}

/** `npm run bench:bytes [-- --list]`: what readers of `build/` load, in KB of brotli 11. */
await withBuild(async ({ host, root, browser }) => {
  const lists = process.argv.includes('--list');
  const rows = [HEADS];
  for (const { name, path } of SUBJECTS) {
    const answers = await loadPage(browser, host, root + path);
    if (lists) list(answers);
    rows.push(describe(`${name}: /${path}`, answers));
  }
  const session = await readSession(browser, host, root + SESSION_START, SESSION_NOTES);
  if (lists) list(session.answers);
  rows.push(describe(`visit of ${session.pages.length} notes`, session.answers));
  printTable(rows);
});
