import path from 'node:path';

import type { Fault, Page } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import type { Stamps } from './stamps.ts';
import { openStore } from './store.ts';

/** The results of checking one page. */
export type PageResult = {
  readonly faults: readonly Fault[];
  readonly verdicts: readonly Verdict[];
  /** Stamps, at the time, of what the results depend on besides the page. */
  readonly stamps: Readonly<Record<string, string>>;
};

/** The default folder for cached results. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/sample-prover');
}

/** Results of earlier runs by page; looking one up parses nothing. */
export type KnownPages = {
  /** `undefined` if the page, or anything its result depends on, has changed since. */
  readonly get: (page: Pick<Page, 'hash'>) => PageResult | undefined;
  readonly add: (results: ReadonlyMap<Pick<Page, 'hash'>, PageResult>) => void;
  /** Loads what other processes have added. */
  readonly refresh: () => void;
};

/** Opens the per-page results of earlier runs. */
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
