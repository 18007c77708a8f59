import path from 'node:path';

import type { Fault, Page } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import type { Stamps } from './stamps.ts';
import { openStore } from './store.ts';

/** What was found about one page. */
export type PageResult = {
  readonly faults: readonly Fault[];
  readonly verdicts: readonly Verdict[];
  /** What it depends on besides the page, as it was then. */
  readonly stamps: Readonly<Record<string, string>>;
};

/** Where results are kept as a rule. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/sample-prover');
}

/** What earlier runs found about whole pages; asking parses nothing. */
export type KnownPages = {
  /** Nothing where the page or what its result depends on has changed since. */
  readonly get: (page: Pick<Page, 'hash'>) => PageResult | undefined;
  readonly add: (results: ReadonlyMap<Pick<Page, 'hash'>, PageResult>) => void;
  /** Takes in what another process has added, if it has. */
  readonly refresh: () => void;
};

/** Opens what earlier runs found about whole pages. */
export function openPages(folder: string, stampOf: Stamps): KnownPages {
  const store = openStore<PageResult>(path.join(folder, 'samples-by-page.jsonl'));
  const keyOf = ({ hash }: Pick<Page, 'hash'>) => `${hash}:${stampOf('judging')}`;
  const get = (page: Pick<Page, 'hash'>) => {
    const result = store.get(keyOf(page));
    const uses = Object.entries(result?.stamps ?? {});
    return uses.every(([use, stamp]) => stampOf(use) === stamp) ? result : undefined;
  };
  const add = (results: ReadonlyMap<Pick<Page, 'hash'>, PageResult>) =>
    store.add(new Map([...results].map(([page, result]) => [keyOf(page), result])));
  return { get, add, refresh: store.refresh };
}
