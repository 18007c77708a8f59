import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Surroundings } from '../checker.ts';
import { canContain, ENVIRONMENT, GUARD, runContained } from './runContained.ts';
import { spawnLimited, type Exit } from './spawnLimited.ts';
import { withScratch } from './withScratch.ts';

/** Node 20 has the permission model under its first name only, Node 24 under its last only. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

type Places = {
  /** Folder of the sample, which it may write to. */
  readonly folder: string;
  /** The dependencies. */
  readonly modules: string;
  readonly guard: string;
};

function nodeArguments({ folder, modules, guard }: Places, heapMiB: number): string[] {
  return [
    PERMISSION,
    `--allow-fs-read=${folder}${path.sep}`,
    `--allow-fs-read=${modules}${path.sep}`,
    `--allow-fs-read=${guard}`,
    `--allow-fs-write=${folder}${path.sep}`,
    `--max-old-space-size=${heapMiB}`,
    // A sample is short: optimizing WebAssembly costs more than it gains.
    '--liftoff-only',
    '--no-warnings',
    '--enable-source-maps',
    '--import',
    pathToFileURL(guard).href,
  ];
}

function inContainer(
  files: ReadonlyMap<string, string>,
  entry: string,
  surroundings: Surroundings,
): Promise<Exit> {
  const places = { folder: '/sample', modules: '/node_modules', guard: '/guard.mjs' };
  const node = `/opt/node/${path.basename(process.execPath)}`;
  const args = nodeArguments(places, surroundings.limits.heapMiB);
  const command = [node, ...args, `/sample/${entry}`];
  const contained = { command, env: ENVIRONMENT, limitsEach: false };
  return runContained(files, contained, surroundings);
}

/**
 * Executes a module with the permission model as the only wall, on a machine without namespaces. Its
 * folder lies below the dependencies, so that they are found and nothing leads out of the folder.
 */
export function runPermitted(
  files: ReadonlyMap<string, string>,
  entry: string,
  { root, limits }: Surroundings,
): Promise<Exit> {
  const modules = path.join(root, 'node_modules');
  const work = (folder: string) => {
    const flags = nodeArguments({ folder, modules, guard: GUARD }, limits.heapMiB);
    const args = [...flags, path.join(folder, entry)];
    const env = { ...ENVIRONMENT, HOME: folder, TMPDIR: folder };
    return spawnLimited({ command: process.execPath, args, cwd: folder, env }, limits);
  };
  return withScratch(files, work, path.join(modules, '.cache/sample-prover/scratch'));
}

/**
 * Executes a module in a folder of its own: it reads the folder and the dependencies, writes the
 * folder, starts no process, no worker and no add-on, and reaches loopback only. Node's permission
 * model and the guard say so in words; the container holds where they do not.
 *
 * @param files - the folder's files by name, the entry among them
 */
export async function runNode(
  files: ReadonlyMap<string, string>,
  entry: string,
  surroundings: Surroundings,
): Promise<Exit> {
  const run = (await canContain(surroundings)) ? inContainer : runPermitted;
  return run(files, entry, surroundings);
}
