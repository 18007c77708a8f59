import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { formatDrift, type Drift } from './findDrift.ts';

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

/**
 * Formats a drift with what changed in the file.
 *
 * @param drift - the file and our uses of it
 * @param folders - `node_modules` as installed, and with the release
 */
export function formatDiff(
  drift: Drift,
  { installed, release }: { readonly installed: string; readonly release: string },
): string {
  if (drift.state === 'gone') return formatDrift(drift);
  const before = path.join(installed, drift.file);
  const after = path.join(release, drift.file);
  return `${formatDrift(drift)}\n\n${changedPart(before, after)}`;
}
