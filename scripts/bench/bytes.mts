import { runCommand } from '../runCommand.ts';
import type { Answer } from '../staticHost.ts';
import { printTable } from './printTable.ts';
import { readPages } from './readPages.ts';
import { SESSION_NOTES, SESSION_START, SUBJECTS } from './subjects.ts';
import { kindOf, purposeOf, sum } from './tally.ts';
import { withBuild, type Bench } from './withBuild.ts';

/** `all` is everything the host sent except images, including background requests. */
const HEADS = 'page html css js page prefetched offline all images requests'.split(' ');

/** Once the service worker is active, what an open page loads counts as cached for offline use. */
function readPurposes(answers: readonly Answer[], isOnePage: boolean) {
  const worker = answers.findIndex(
    ({ requestHeaders }) => requestHeaders['service-worker'] === 'script',
  );
  const isKept = (place: number) => isOnePage && worker >= 0 && place > worker;
  const purposes = answers.map((answer, place) => {
    const purpose = purposeOf(answer);
    return [answer, purpose === 'page' && isKept(place) ? 'offline' : purpose] as const;
  });
  return new Map(purposes);
}

function describe(
  name: string,
  answers: readonly Answer[],
  isOnePage: boolean,
): string[] {
  const images = answers.filter((answer) => kindOf(answer) === 'image');
  const others = answers.filter((answer) => !images.includes(answer));
  const purposes = readPurposes(answers, isOnePage);
  const ofPage = others.filter((answer) => purposes.get(answer) === 'page');
  const parts = [
    ...['html', 'css', 'js'].map((kind) =>
      ofPage.filter((answer) => kindOf(answer) === kind),
    ),
    ...['page', 'prefetch', 'offline'].map((purpose) =>
      others.filter((answer) => purposes.get(answer) === purpose),
    ),
    others,
    images,
  ];
  const kilobytes = parts.map((part) => (sum(part).bytes / 1000).toFixed(1));
  return [name, ...kilobytes, String(ofPage.length)];
}

/** `npm run bench:bytes [-- --list]`: what readers of `build/` download, in KB at Brotli level 11. */
async function measure({ host, root, browser }: Bench): Promise<void> {
  const pages = SUBJECTS.map(({ name, path }) => [`${name}: /${path}`, path, 0] as const);
  const name = `visit of ${SESSION_NOTES} notes`;
  const visit = [name, SESSION_START, SESSION_NOTES - 1] as const;
  const rows = [HEADS];
  for (const [head, path, clicks] of [...pages, visit]) {
    const { answers } = await readPages(browser, host, root + path, clicks);
    rows.push(describe(head, answers, clicks === 0));
    if (!process.argv.includes('--list')) continue;
    for (const answer of answers) {
      const bytes = String(answer.bytes).padStart(7);
      console.log(`  ${bytes}  ${purposeOf(answer)}  ${answer.pathname}`);
    }
  }
  printTable(rows);
}

await runCommand(() => withBuild(measure));
