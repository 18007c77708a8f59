import { decodeAddress } from 'notes-lint/client';
import type { Finding } from '../report.ts';
import type { BuiltPage } from './readPages.ts';

/** What the build holds besides the pages that are checked. */
export type Targets = {
  /** Whether an address without query and hash leads to a page or a file of the site. */
  readonly exists: (pathname: string) => boolean;
  /** Line of a source file that holds the text, if one does. */
  readonly lineOf: (source: string, text: string) => number | undefined;
};

/** Only an origin to resolve against; nothing is asked there. */
const ORIGIN = 'http://site.invalid';

const NO_PAGE = {
  rule: 'links/page',
  lack: 'there is no such page or file',
  remedy:
    'name the file that is meant, with its extension and relative to this one ([why](../api/idempotency.md)), or take the link out; then run npm run build',
};

const NO_ANCHOR = {
  rule: 'links/anchor',
  lack: 'that page has no such place',
  remedy:
    'use the address that the sign beside the heading copies, or give the heading the id {#like-this}; then run npm run build',
};

function resolve(link: string, page: BuiltPage): URL | null {
  const base = ORIGIN + page.path;
  if (!URL.canParse(link, base)) return null;
  const target = new URL(link, base);
  return target.origin === ORIGIN ? target : null;
}

function withoutSlash(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}

/** What an author would have typed at the end of the link. */
function lastPart({ pathname, hash }: URL): string {
  return decodeAddress(hash || (withoutSlash(pathname).split('/').at(-1) ?? ''));
}

/**
 * Finds links that lead nowhere: Docusaurus' own check names pages, this one the files to fix.
 *
 * @param pages - every built page
 * @param targets - what else can be linked to
 */
export function checkLinks(pages: readonly BuiltPage[], targets: Targets): Finding[] {
  const byPath = new Map(pages.map((page) => [withoutSlash(page.path), page]));
  const check = (page: BuiltPage, link: string): Finding[] => {
    const target = resolve(link, page);
    if (!target) return [];
    const find = ({ rule, lack, remedy }: typeof NO_PAGE, address: string) => {
      const line = targets.lineOf(page.source, lastPart(target));
      const message = `${page.path} links to ${decodeAddress(address)}, and ${lack}.`;
      return [{ file: page.source, line, rule, message, remedy }];
    };
    const { pathname, hash } = target;
    const there = byPath.get(withoutSlash(decodeAddress(pathname)));
    if (!there) {
      return targets.exists(decodeAddress(pathname)) ? [] : find(NO_PAGE, pathname);
    }
    const anchor = decodeAddress(hash.slice(1));
    const found = anchor === '' || anchor === 'top' || there.anchors.has(anchor);
    return found ? [] : find(NO_ANCHOR, pathname + hash);
  };
  return pages.flatMap((page) => [...new Set(page.links)].flatMap((l) => check(page, l)));
}
