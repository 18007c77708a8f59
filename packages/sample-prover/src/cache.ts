import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { parsePage, type Problem, type Page, type PageFile } from 'mdx-source';
import type { Verdict } from './fences/index.ts';
import { parseLines } from './parseLines.ts';
import { openFingerprints, type Fingerprints } from './fingerprints.ts';

/** The results of checking one page. */
export type PageResult = {
  readonly problems: readonly Problem[];
  readonly verdicts: readonly Verdict[];
  /** Fingerprints, at the time, of what the results depend on besides the page. */
  readonly fingerprints: Readonly<Record<string, string>>;
};

/** The default folder for cached results. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/sample-prover');
}

/** A larger file loses its older half: what changed leaves stale entries behind. */
const MAX_BYTES = 16 * 1024 * 1024;

/**
 * Opens a file with one entry per line. Lines are only appended, and read again after
 * another process has added some; a line truncated by a crash is skipped.
 *
 * @param name - of the file without its extension
 */
export function openStore<T>(folder: string, name: string) {
  const file = path.join(folder, `${name}.jsonl`);
  const values = new Map<string, T>();
  let size = 0;
  const refresh = () => {
    const now = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (now === size) return;
    const text = readFileSync(file, 'utf8');
    for (const [key, value] of parseLines(text) as [string, T][]) values.set(key, value);
    if (now > MAX_BYTES) {
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
    const lines = [...entries].map((entry) => `${JSON.stringify(entry)}\n`).join('');
    appendFileSync(file, lines);
    for (const [key, value] of entries) values.set(key, value);
    size += Buffer.byteLength(lines);
  };
  return { get, add };
}

/** Opens the results of earlier runs by page; looking one up parses nothing. */
export function openPages(folder: string, fingerprintOf: Fingerprints) {
  const cache = openStore<PageResult>(folder, 'pages');
  const keyOf = ({ hash }: Pick<Page, 'hash'>) => `${hash} ${fingerprintOf('prover')}`;
  return {
    /** `undefined` if the page, or anything its result depends on, has changed since. */
    get: (page: Pick<Page, 'hash'>) => {
      const result = cache.get(keyOf(page));
      const uses = Object.entries(result?.fingerprints ?? {});
      return uses.every(([use, fingerprint]) => fingerprintOf(use) === fingerprint)
        ? result
        : undefined;
    },
    add: (results: ReadonlyMap<Pick<Page, 'hash'>, PageResult>) =>
      cache.add(new Map([...results].map(([page, result]) => [keyOf(page), result]))),
  };
}

/**
 * Opens the results of earlier checks without checking anything; picks up later checks
 * too.
 *
 * @returns a lookup of the verdicts for the current source of a page; `undefined` if it hasn't been checked
 */
export function readVerdicts(root: string, folder = cacheFolder(root)) {
  const known = openPages(folder, openFingerprints(root));
  return (file: PageFile) => known.get(parsePage(file))?.verdicts;
}
