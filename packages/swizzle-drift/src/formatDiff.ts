import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { formatDrift, type Drift } from './findDrift.ts';
import type { Use } from './readUses.ts';

/** What a release changes in a file, as hunks without the header that names the files. */
function changedPart(before: string, after: string): string {
  const options = ['--no-index', '--no-color', '--unified=3', '--', before, after];
  const { stdout, stderr, status } = spawnSync('git', ['diff', ...options], {
    encoding: 'utf8',
  });
  // git exits with 1 if the files differ.
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  const start = stdout.indexOf('\n@@');
  return start === -1
    ? 'the same as what is installed'
    : stdout.slice(start + 1).trimEnd();
}

/** Our part: the whole component, or the lines that contain a mark in other files. */
function ownPart(
  { area, name, ours }: Use,
  sources: ReadonlyMap<string, string>,
): string {
  const marks = name.split(', ');
  const parts = ours.map((file) => {
    const lines = (sources.get(file) ?? '').trimEnd().split('\n');
    const numbered = lines.map((line, at) => `${String(at + 1).padStart(4)}  ${line}`);
    const shown = numbered.filter(
      (line) => area === 'theme' || marks.some((mark) => line.includes(mark)),
    );
    return [`  ours: ${file}`, ...shown].join('\n');
  });
  return parts.join('\n');
}

/**
 * Formats the changes in a drifted file, next to our code that depends on it.
 *
 * @param drift - the file and our uses of it
 * @param folders - `node_modules` as installed, and with the release
 * @param sources - the content of our files by path
 */
export function formatDiff(
  drift: Drift,
  folders: { readonly installed: string; readonly release: string },
  sources: ReadonlyMap<string, string>,
): string {
  const [before, after] = [folders.installed, folders.release];
  const changed =
    drift.state === 'changed' &&
    changedPart(path.join(before, drift.file), path.join(after, drift.file));
  const own = drift.uses.map((use) => ownPart(use, sources));
  return [formatDrift(drift), changed, ...own].filter(Boolean).join('\n\n');
}
