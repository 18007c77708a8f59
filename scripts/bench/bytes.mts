import { runCommand } from '../runCommand.ts';
import type { Answer } from '../staticHost.ts';
import { printTable } from './printTable.ts';
import { readPages } from './readPages.ts';
import { SESSION_NOTES, SESSION_START, SUBJECTS } from './subjects.ts';
import { kindOf, purposeOf, sum } from './tally.ts';
import { withBuild, type Bench } from './withBuild.ts';

/** `all` is what the host sent, in the background too, but for images. */
const HEADS = 'page html css js page prefetched offline all images requests'.split(' ');

function describe(name: string, answers: readonly Answer[]): string[] {
  const images = answers.filter((answer) => kindOf(answer) === 'image');
  const others = answers.filter((answer) => !images.includes(answer));
  const ofPage = others.filter((answer) => purposeOf(answer) === 'page');
  const parts = [
    ...['html', 'css', 'js'].map((kind) =>
      ofPage.filter((answer) => kindOf(answer) === kind),
    ),
    ...['page', 'prefetch', 'offline'].map((purpose) =>
      others.filter((answer) => purposeOf(answer) === purpose),
    ),
    others,
    images,
  ];
  const kilobytes = parts.map((part) => (sum(part).bytes / 1000).toFixed(1));
  return [name, ...kilobytes, String(ofPage.length)];
}

/** `npm run bench:bytes [-- --list]`: what readers of `build/` load, in KB of brotli 11. */
async function measure({ host, root, browser }: Bench): Promise<void> {
  const pages = SUBJECTS.map(({ name, path }) => [`${name}: /${path}`, path, 0] as const);
  const name = `visit of ${SESSION_NOTES} notes`;
  const visit = [name, SESSION_START, SESSION_NOTES - 1] as const;
  const rows = [HEADS];
  for (const [head, path, clicks] of [...pages, visit]) {
    const { answers } = await readPages(browser, host, root + path, clicks);
    rows.push(describe(head, answers));
    if (!process.argv.includes('--list')) continue;
    for (const answer of answers) {
      const bytes = String(answer.bytes).padStart(7);
      console.log(`  ${bytes}  ${purposeOf(answer)}  ${answer.pathname}`);
    }
  }
  printTable(rows);
}

await runCommand(() => withBuild(measure));
