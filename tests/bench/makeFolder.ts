import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder that's deleted when the command finishes or fails, but not if it's interrupted. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
