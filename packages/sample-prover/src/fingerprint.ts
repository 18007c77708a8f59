import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { describeToolchains } from './toolchain.ts';

/** Folders whose files judge samples; live blocks are compiled as their frame does it. */
const ROOMS = ['.', '../../docusaurus-theme-live-code/src/frame'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Stands for all that decides an outcome besides the sample: the checkers' own source, the locked
 * packages, the runtime and the toolchains of the machine.
 */
export function readFingerprint(root: string): string {
  const hash = createHash('sha256');
  hash.update(`${process.version} ${process.platform}\n${describeToolchains()}\n`);
  const entries = ROOMS.flatMap((room) =>
    readdirSync(room, { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map((entry) => path.join(entry.parentPath, entry.name)).sort();
  for (const file of paths) hash.update(readFileSync(file));
  hash.update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.digest('base64url');
}
