import { runCommand } from '../runCommand.ts';
import type { SentResponse } from '../staticHost.ts';
import { readPages } from './readPages.ts';
import { SESSION_NOTES, SESSION_START, SUBJECTS } from './subjects.ts';
import { withBuild, type Bench } from './withBuild.ts';

function kindOf({ type }: SentResponse): string {
  if (type.startsWith('image')) return 'images';
  return /html|css|javascript/.exec(type)?.[0] ?? 'other';
}

/**
 * Why a file was requested: for the page itself, for a page that may come next, or for offline use. The
 * service worker's own requests have its script as referrer.
 */
function purposeOf({ pathname, requestHeaders }: SentResponse): string {
  const isOffline =
    requestHeaders['service-worker'] === 'script' ||
    requestHeaders.referer?.endsWith('/sw.js') ||
    pathname.endsWith('.webmanifest');
  if (isOffline) return 'offline';
  const { 'sec-purpose': purpose = '' } = requestHeaders;
  return purpose.includes('prefetch') ? 'prefetched' : 'page';
}

/** KB by kind of file and by purpose; once a page is open, it loads files for offline use itself. */
function sumBytes(
  responses: readonly SentResponse[],
  isOnePage: boolean,
): Record<string, number> {
  const worker = responses.findIndex((response) => response.pathname.endsWith('/sw.js'));
  const names = 'html css javascript other page prefetched offline images'.split(' ');
  const sums = Object.fromEntries(names.map((name) => [name, 0]));
  const add = (name: string, bytes: number) => (sums[name] = (sums[name] ?? 0) + bytes);
  for (const [index, response] of responses.entries()) {
    const isForOffline = isOnePage && worker >= 0 && index > worker;
    const purpose = purposeOf(response);
    const kind = kindOf(response);
    const reason = purpose === 'page' && isForOffline ? 'offline' : purpose;
    if (kind === 'images' || reason === 'page') add(kind, response.bytes);
    if (kind !== 'images') add(reason, response.bytes);
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, bytes]) => [name, Math.round(bytes / 100) / 10]),
  );
}

/** `npm run bench:bytes [-- --list]`: what readers of `build/` download, in KB at Brotli level 11. */
async function measure({ host, root, browser }: Bench): Promise<void> {
  const pages = SUBJECTS.map(({ name, path }) => [name, path, 0] as const);
  const visit = [
    `visit of ${SESSION_NOTES} notes`,
    SESSION_START,
    SESSION_NOTES - 1,
  ] as const;
  const table: Record<string, Record<string, number>> = {};
  for (const [name, path, clicks] of [...pages, visit]) {
    const { responses } = await readPages(browser, host, root + path, clicks);
    table[name] = sumBytes(responses, clicks === 0);
    if (!process.argv.includes('--list')) continue;
    for (const response of responses) {
      const bytes = String(response.bytes).padStart(7);
      console.log(`  ${bytes}  ${purposeOf(response)}  ${response.pathname}`);
    }
  }
  console.table(table);
}

await runCommand(() => withBuild(measure));
