import { execFileSync } from 'node:child_process';

import { site } from '../site.ts';

/** When a file was first and last committed, in the committers' own time zones. */
type Change = {
  /** `YYYY-MM-DD` of the last commit. */
  readonly date: string;
  /** Timestamp of the last commit in ISO 8601, to the second. */
  readonly at: string;
  /** `YYYY-MM-DD` of the first commit, under whatever name. */
  readonly added: string;
};

/** First and last change of every file in the history, by path relative to the site's folder. */
export type History = ReadonlyMap<string, Change>;

const REMEDY =
  'Fetch the whole history (git fetch --unshallow; actions/checkout: fetch-depth: 0), or leave dates out with NOTES_DATES=off.';

const histories = new Map<string, History>();

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', ['-c', 'core.quotepath=off', ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function parseLog(log: string): History {
  const history = new Map<string, Change>();
  /** What a file of the commits before is called now. */
  const moved = new Map<string, string>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [at = '', ...changes] = commit.split('\n').filter(Boolean);
    const day = at.slice(0, 10);
    for (const change of changes) {
      const [status = '', from = '', to = from] = change.split('\t');
      const file = moved.get(to) ?? to;
      history.set(file, { ...(history.get(file) ?? { date: day, at }), added: day });
      if (status.startsWith('R')) moved.set(from, file);
    }
  }
  return history;
}

/**
 * Reads the first and last change of every file in one pass over the history, because one
 * git call per file takes about 10 ms each. Runs once per process and site.
 *
 * @param siteDir - the site's folder in its repository, which the paths are relative to
 * @param showsDates - whether dates are wanted
 * @returns the changes; empty if they aren't or there's no repository (an unpacked
 *   archive)
 * @throws Error in a shallow clone, where git reports the last commit's date for every
 *   file
 */
export function readHistory(siteDir: string, showsDates = site.showsDates): History {
  if (!showsDates) return new Map();
  const earlier = histories.get(siteDir);
  if (earlier) return earlier;

  let shallow: string;
  try {
    shallow = git(siteDir, 'rev-parse', '--is-shallow-repository').trim();
  } catch {
    histories.set(siteDir, new Map());
    return new Map();
  }
  if (shallow === 'true') {
    throw new Error(
      `The dates of notes cannot be trusted: this clone is shallow, so every file would seem to have changed with its last commit. ${REMEDY}`,
    );
  }
  const history = parseLog(
    git(
      siteDir,
      'log',
      '--format=%x01%cI',
      '--name-status',
      '--find-renames',
      '--relative',
    ),
  );
  histories.set(siteDir, history);
  return history;
}
