import {
  appendFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { parsePage, type Fault, type PageFile } from 'mdx-source';
import type { Outcome } from './checker.ts';
import type { Verdict } from './fences/index.ts';
import { readFingerprint } from './fingerprint.ts';
import { parseLines } from './parseLines.ts';

/** The results of checking one page. */
export type PageResult = {
  readonly faults: readonly Fault[];
  readonly verdicts: readonly Verdict[];
};

/** The default folder for cached results. */
export function cacheFolder(root: string): string {
  return path.join(root, 'node_modules/.cache/sample-prover');
}

/** A larger file loses its older half: what changed leaves stale entries behind. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Results of earlier runs by key. */
type Cache<T> = {
  readonly get: (key: string) => T | undefined;
  readonly add: (entries: readonly (readonly [key: string, value: T])[]) => void;
};

/**
 * Opens a file with one entry per line. Lines are only appended, and read again after
 * another process has added some; a line truncated by a crash is skipped.
 */
function openFile<T>(file: string, fingerprint: string): Cache<T> {
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
  return {
    get: (key) => {
      refresh();
      return values.get(`${key} ${fingerprint}`);
    },
    add: (entries) => {
      const lines = entries.map(
        ([key, value]) => `${JSON.stringify([`${key} ${fingerprint}`, value])}\n`,
      );
      mkdirSync(path.dirname(file), { recursive: true });
      appendFileSync(file, lines.join(''));
    },
  };
}

/** Opens the results of earlier runs with the same code, packages and programs. */
export function openCache(root: string, folder: string) {
  const fingerprint = readFingerprint(root);
  const open = <T>(name: string) => openFile<T>(path.join(folder, name), fingerprint);
  return {
    /** By the page's hash, so that looking one up parses nothing. */
    pages: open<PageResult>('pages.jsonl'),
    /** By the job's key, so that an edit re-checks only what it affects. */
    jobs: open<readonly Outcome[]>('jobs.jsonl'),
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
  const { pages } = openCache(root, folder);
  return (file) => pages.get(parsePage(file).hash)?.verdicts;
}
