import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { CheckEnvironment } from '../run/checker.ts';
import { hasSandbox, ENVIRONMENT, GUARD, runInSandbox } from './runInSandbox.ts';
import { spawnWithLimits, type Exit } from './spawnWithLimits.ts';
import { withTempFolder } from './withTempFolder.ts';

/**
 * Node 20 knows the permission model only by its old flag, Node 24 only by the new one.
 */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * @param folder - the sample's folder, which it may write to
 * @param modules - the dependencies
 */
function nodeArguments(
  folder: string,
  modules: string,
  guard: string,
  heapMiB: number,
): string[] {
  return [
    PERMISSION,
    `--allow-fs-read=${folder}${path.sep}`,
    `--allow-fs-read=${modules}${path.sep}`,
    `--allow-fs-read=${guard}`,
    `--allow-fs-write=${folder}${path.sep}`,
    `--max-old-space-size=${heapMiB}`,
    // Samples are short, so optimising WebAssembly costs more than it gains.
    '--liftoff-only',
    '--no-warnings',
    '--enable-source-maps',
    '--import',
    pathToFileURL(guard).href,
  ];
}

/**
 * Executes a module with Node's permission model as the only protection, on a machine
 * without namespaces. The module's folder is below the dependencies, so that they resolve
 * and nothing leads out of the folder.
 */
export function runWithPermissions(
  files: ReadonlyMap<string, string>,
  entry: string,
  { root, limits }: CheckEnvironment,
): Promise<Exit> {
  const modules = path.join(root, 'node_modules');
  const work = (folder: string) => {
    const flags = nodeArguments(folder, modules, GUARD, limits.heapMiB);
    const args = [...flags, path.join(folder, entry)];
    const env = { ...ENVIRONMENT, HOME: folder, TMPDIR: folder };
    return spawnWithLimits({ command: process.execPath, args, cwd: folder, env }, limits);
  };
  return withTempFolder(files, work, path.join(modules, '.cache/sample-prover/scratch'));
}

/**
 * Executes a module in its own folder. It can read the folder and the dependencies, write
 * to the folder, and connect to loopback only; it can't start processes, workers or
 * native add-ons. Node's permission model and the guard explain a violation in words;
 * where they don't catch one, the sandbox does.
 *
 * @param files - the folder's file contents by name, including the entry
 */
export async function runNode(
  files: ReadonlyMap<string, string>,
  entry: string,
  environment: CheckEnvironment,
): Promise<Exit> {
  if (!(await hasSandbox(environment)))
    return runWithPermissions(files, entry, environment);
  const node = `/opt/node/${path.basename(process.execPath)}`;
  const { heapMiB } = environment.limits;
  const flags = nodeArguments('/sample', '/node_modules', '/guard.mjs', heapMiB);
  return runInSandbox(files, [node, ...flags, `/sample/${entry}`], environment);
}
