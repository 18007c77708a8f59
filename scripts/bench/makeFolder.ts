import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder that's deleted when the command finishes, fails or is interrupted. */
export function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => process.exit(1));
  }
  return folder;
}
