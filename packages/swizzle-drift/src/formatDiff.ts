import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { formatDrift, type Drift } from './findDrift.ts';
import type { Use } from './readUses.ts';

/** What of a file a release has changed, as hunks without the heads that name the files. */
function changedPart(before: string, after: string): string {
  const options = ['--no-index', '--no-color', '--unified=3', '--', before, after];
  const { stdout, stderr, status } = spawnSync('git', ['diff', ...options], {
    encoding: 'utf8',
  });
  // 1 is what git says of files that differ.
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  const start = stdout.indexOf('\n@@');
  return start === -1
    ? 'the same as what is installed'
    : stdout.slice(start + 1).trimEnd();
}

/** Our part: a component as a whole, of other files the lines that the use is known by. */
function ownPart(
  { area, name, ours }: Use,
  sources: ReadonlyMap<string, string>,
): string {
  const marks = name.split(', ');
  const parts = ours.map((file) => {
    const lines = (sources.get(file) ?? '').trimEnd().split('\n');
    const shown = lines
      .map((line, index) => ({ line, number: index + 1 }))
      .filter(({ line }) => area === 'theme' || marks.some((mark) => line.includes(mark)))
      .map(({ line, number }) => `${String(number).padStart(4)}  ${line}`);
    return [`  ours: ${file}`, ...shown].join('\n');
  });
  return parts.join('\n');
}

/**
 * Writes one file that drifted with what changed in it, and with ours beside that.
 *
 * @param drift - the file and our uses of it
 * @param folders - `node_modules` as installed, and with the release
 * @param sources - our files with their texts
 */
export function formatDiff(
  drift: Drift,
  folders: { readonly installed: string; readonly release: string },
  sources: ReadonlyMap<string, string>,
): string {
  const [before, after] = [folders.installed, folders.release].map((folder) =>
    path.join(folder, drift.file),
  );
  const changed =
    drift.state === 'changed' ? changedPart(before ?? '', after ?? '') : undefined;
  const own = drift.uses.map((use) => ownPart(use, sources));
  return [formatDrift(drift), changed, ...own].filter(Boolean).join('\n\n');
}
