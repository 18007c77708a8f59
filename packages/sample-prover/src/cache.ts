import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { parsePage, type Fault, type Page, type PageFile } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { parseLines } from './parseLines.ts';
import { openStamps, type Stamps } from './stamps.ts';

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

/** A larger file loses its older half: what changed leaves stale entries behind. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Results of earlier runs by key. */
export type Cache<T> = {
  readonly get: (key: string) => T | undefined;
  readonly add: (entries: ReadonlyMap<string, T>) => void;
};

/**
 * Opens a file with one entry per line. Lines are only appended, and read again after
 * another process has added some; a line truncated by a crash is skipped.
 *
 * @param name - `pages`, whose results are found without parsing them, or `jobs`, so that
 *   an edit re-checks only what it affects
 */
export function openCache<T>(folder: string, name: 'pages' | 'jobs'): Cache<T> {
  const file = path.join(folder, `${name}.jsonl`);
  const values = new Map<string, T>();
  let size = 0;
  const refresh = () => {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now === size) return;
    const text = readFileSync(file, 'utf8');
    for (const [key, value] of parseLines(text) as [string, T][]) values.set(key, value);
    if (now > MOST_BYTES) {
      const lines = text.split('\n');
      writeFileSync(file, lines.slice(lines.length / 2).join('\n'));
    }
    size = now;
  };
  const get = (key: string) => {
    refresh();
    return values.get(key);
  };
  const add = (entries: ReadonlyMap<string, T>) => {
    mkdirSync(folder, { recursive: true });
    const lines = [...entries].map((entry) => `${JSON.stringify(entry)}\n`);
    appendFileSync(file, lines.join(''));
  };
  return { get, add };
}

/** Results of earlier runs by page; looking one up parses nothing. */
export type PageCache = {
  /** `undefined` if the page, or anything its result depends on, has changed since. */
  readonly get: (page: Pick<Page, 'hash'>) => PageResult | undefined;
  readonly add: (results: ReadonlyMap<Pick<Page, 'hash'>, PageResult>) => void;
};

/** Opens the results of earlier runs by page. */
export function openPages(folder: string, stampOf: Stamps): PageCache {
  const cache = openCache<PageResult>(folder, 'pages');
  const keyOf = ({ hash }: Pick<Page, 'hash'>) => `${hash} ${stampOf('prover')}`;
  return {
    get: (page) => {
      const result = cache.get(keyOf(page));
      const uses = Object.entries(result?.stamps ?? {});
      return uses.every(([use, stamp]) => stampOf(use) === stamp) ? result : undefined;
    },
    add: (results) =>
      cache.add(new Map([...results].map(([page, result]) => [keyOf(page), result]))),
  };
}

/**
 * Looks up the verdicts for the current source of a page; `undefined` if it hasn't been
 * checked.
 */
export type FindVerdicts = (file: PageFile) => readonly Verdict[] | undefined;

/**
 * Opens the results of earlier checks without checking anything; picks up later checks
 * too.
 */
export function readVerdicts(root: string, folder = cacheFolder(root)): FindVerdicts {
  const known = openPages(folder, openStamps(root));
  return (file) => known.get(parsePage(file))?.verdicts;
}
