import type { Fault } from '../../../notes/index.ts';
import type { BuiltPage } from './readPage.ts';

/** What the build holds besides the pages that are checked. */
export type Targets = {
  /** Whether an address without query and hash leads to a page or a file of the site. */
  readonly exists: (pathname: string) => boolean;
  /** Line of a source file that holds the text, if one does. */
  readonly lineOf: (source: string, text: string) => number | undefined;
};

/** Only an origin to resolve against; nothing is asked there. */
const ORIGIN = 'http://site.invalid';

function resolve(link: string, page: BuiltPage): URL | null {
  const base = ORIGIN + page.path;
  if (!URL.canParse(link, base)) return null;
  const target = new URL(link, base);
  return target.origin === ORIGIN ? target : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/** What an author would have typed at the end of the link. */
function lastPart({ pathname, hash }: URL): string {
  return decode(hash || (withoutSlash(pathname).split('/').at(-1) ?? ''));
}

function brokenLink(page: BuiltPage, target: URL, line: number | undefined): Fault {
  return {
    file: page.source,
    line,
    rule: 'links/page',
    severity: 'error',
    message: `${page.path} links to ${decode(target.pathname)}, and there is no such page or file.`,
    remedy:
      'name the file that is meant, with its extension and relative to this one ([why](../api/idempotency.md)), or take the link out; then run npm run build',
  };
}

function brokenAnchor(page: BuiltPage, target: URL, line: number | undefined): Fault {
  return {
    file: page.source,
    line,
    rule: 'links/anchor',
    severity: 'warning',
    message: `${page.path} links to ${decode(target.pathname + target.hash)}, and that page has no such place.`,
    remedy:
      'use the address that the sign beside the heading copies, or give the heading the id {#like-this}; then run npm run build',
  };
}

/**
 * Finds links that lead nowhere: Docusaurus' own check names pages, this one the files to fix.
 *
 * @param pages - every built page
 * @param targets - what else can be linked to
 */
export function checkLinks(pages: readonly BuiltPage[], targets: Targets): Fault[] {
  const byPath = new Map(pages.map((page) => [withoutSlash(page.path), page]));
  const check = (page: BuiltPage, link: string): Fault[] => {
    const target = resolve(link, page);
    if (!target) return [];
    const pathname = decode(target.pathname);
    const there = byPath.get(withoutSlash(pathname));
    const line = () => targets.lineOf(page.source, lastPart(target));
    if (!there) {
      return targets.exists(pathname) ? [] : [brokenLink(page, target, line())];
    }
    const anchor = decode(target.hash.slice(1));
    const found = anchor === '' || anchor === 'top' || there.anchors.has(anchor);
    return found ? [] : [brokenAnchor(page, target, line())];
  };
  return pages.flatMap((page) => [...new Set(page.links)].flatMap((l) => check(page, l)));
}
