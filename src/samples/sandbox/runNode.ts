import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Surroundings } from '../checker.ts';
import { spawnLimited, type Ending } from './spawnLimited.ts';
import { withScratch } from './withScratch.ts';

const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/** Node 20 has the permission model under its first name only, Node 24 under its last only. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

function nodeArguments(folder: string, entry: string, surroundings: Surroundings) {
  const modules = path.join(surroundings.root, 'node_modules');
  return [
    PERMISSION,
    `--allow-fs-read=${folder}${path.sep}`,
    `--allow-fs-read=${modules}${path.sep}`,
    `--allow-fs-read=${GUARD}`,
    `--allow-fs-write=${folder}${path.sep}`,
    `--max-old-space-size=${surroundings.limits.heapMiB}`,
    // A sample is short: optimizing WebAssembly costs more than it gains.
    '--liftoff-only',
    '--no-warnings',
    '--enable-source-maps',
    '--import',
    pathToFileURL(GUARD).href,
    path.join(folder, entry),
  ];
}

/**
 * Executes a module in a folder of its own under Node's permission model: it reads the folder and
 * the dependencies, writes the folder, starts no process, no worker and no add-on, and the guard
 * keeps it on loopback.
 *
 * @param files - the folder's files by name, the entry among them
 */
export function runNode(
  files: ReadonlyMap<string, string>,
  entry: string,
  surroundings: Surroundings,
): Promise<Ending> {
  const modules = path.join(surroundings.root, 'node_modules');
  return withScratch(files, modules, (folder) =>
    spawnLimited(
      {
        command: process.execPath,
        args: nodeArguments(folder, entry, surroundings),
        cwd: folder,
        env: { HOME: folder, TMPDIR: folder, TZ: 'UTC', LANG: 'C.UTF-8' },
      },
      surroundings.limits,
    ),
  );
}
