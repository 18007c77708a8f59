import type { Fault } from 'notes-lint';
import type { ExternalLink } from './findLinks.ts';

/** Says why an address leads nowhere, or null. */
export type Ask = (url: string) => Promise<string | null>;

/** Hosts that are asked at the same time; each gets one request after the other. */
const HOSTS_AT_ONCE = 12;

function withoutFragment({ href }: URL): string {
  return href.replace(/#.*$/, '');
}

/** Asks for what the links name, each address once. */
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
 * Checks the links to other sites. One that leads nowhere is a warning: the other site changes
 * without this one.
 *
 * @param links - all links; each address is asked once
 * @param ask - asks one address
 * @returns the warnings, how many addresses were asked, and how many of them lead nowhere
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
          'open it in a browser; where the page is gone, link to where it moved or to a copy on web.archive.org',
      },
    ];
  });
  const dead = [...reasons.values()].filter((reason) => reason !== null).length;
  return { faults, addresses: reasons.size, dead };
}
