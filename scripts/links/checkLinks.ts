import type { Fault } from 'notes-lint';
import type { ExternalLink } from './findLinks.ts';

/** Returns why a URL is dead, or null. */
export type Ask = (url: string) => Promise<string | null>;

/** Hosts to check concurrently; each gets one request at a time. */
const HOSTS_AT_ONCE = 12;

function withoutFragment({ href }: URL): string {
  return href.replace(/#.*$/, '');
}

/** Requests the links' URLs, each of them once. */
async function askAll(links: readonly ExternalLink[], ask: Ask) {
  const reasons = new Map<string, string | null>();
  const hosts = new Set(links.map(({ url }) => url.host)).values();
  const work = async () => {
    for (const host of hosts) {
      const own = links.filter(({ url }) => url.host === host);
      for (const address of new Set(own.map(({ url }) => withoutFragment(url)))) {
        reasons.set(address, await ask(address));
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  return reasons;
}

/**
 * Checks the links to other sites. A dead one is only a warning, because other sites change without our
 * doing.
 *
 * @param links - all links; each URL is requested once
 * @param ask - checks one URL
 * @returns the warnings, how many URLs were checked, and how many are dead
 */
export async function checkLinks(
  links: readonly ExternalLink[],
  ask: Ask,
): Promise<{ faults: Fault[]; addresses: number; dead: number }> {
  const reasons = await askAll(links, ask);
  const faults = links.flatMap(({ file, line, url }): Fault[] => {
    const reason = reasons.get(withoutFragment(url));
    if (typeof reason !== 'string') return [];
    return [
      {
        file,
        line,
        rule: 'links/external',
        severity: 'warning',
        message: `${url.href} ${reason}.`,
        remedy:
          'open it in a browser; if the page is gone, link to its new URL or to a copy on web.archive.org',
      },
    ];
  });
  const dead = [...reasons.values()].filter((reason) => reason !== null).length;
  return { faults, addresses: reasons.size, dead };
}
