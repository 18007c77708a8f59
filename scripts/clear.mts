import { rmSync } from 'node:fs';
import path from 'node:path';

import { findGenerated } from './findGenerated.ts';
import { runCommand } from './runCommand.ts';

/** `npm run clear`: deletes what builds and starts wrote, and keeps the results of checks. */
function main(root: string): void {
  const found = findGenerated(root);
  for (const folder of found) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
    console.log(`Removed ${folder}`);
  }
  if (found.length === 0) console.log('Nothing to remove.');
}

await runCommand(() => main(process.cwd()));
