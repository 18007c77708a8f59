import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { CheckEnvironment } from '../run/checker.ts';
import { findProgram } from './findProgram.ts';
import { spawnWithLimits, type Exit } from './spawnWithLimits.ts';
import { withTempFolder } from './withTempFolder.ts';

const SETUP = fileURLToPath(new URL('./setup.sh', import.meta.url));

/** The module that's preloaded before a sample in Node. */
export const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/**
 * A sample dies with the process that checks it, even when that is killed at its
 * deadline.
 */
const WITH_PARENT = ['--pdeathsig', 'KILL'];

const NAMESPACES = '--user --map-root-user --mount --net --pid --ipc --fork --kill-child';

/** A sample's entire environment; anything else it needs, it sets itself. */
export const ENVIRONMENT = {
  HOME: '/sample',
  TMPDIR: '/sample',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
};

/** What a machine lacks on which the sandbox doesn't work. */
export const SANDBOX = { tool: 'Linux namespaces (unshare, setpriv)' };

/**
 * Executes a command where it can do no harm: in its own namespaces, with loopback as the
 * only network, the system and the dependencies mounted read-only, and `/sample`, a
 * tmpfs, as the only writable folder.
 *
 * @param files - file contents by name, written to `/sample`
 * @param inner - the command; paths are those inside
 * @param further - another folder of this machine to mount read-only
 */
export function runInSandbox(
  files: ReadonlyMap<string, string>,
  inner: readonly string[],
  { root: project, limits }: CheckEnvironment,
  further = '',
): Promise<Exit> {
  const inFolder = [...files].map(([name, text]) => [`sample/${name}`, text] as const);
  return withTempFolder(new Map(inFolder), async (folder) => {
    const [root, sample] = [path.join(folder, 'root'), path.join(folder, 'sample')];
    await mkdir(root);
    await mkdir(sample, { recursive: true });
    const node = path.dirname(process.execPath);
    const modules = path.join(project, 'node_modules');
    const inside = [root, sample, node, modules, GUARD, further, ...inner];
    const unshare = findProgram('unshare') ?? 'unshare';
    const bash = findProgram('bash') ?? 'bash';
    const namespaces = NAMESPACES.split(' ');
    const args = [...WITH_PARENT, unshare, ...namespaces, bash, SETUP, ...inside];
    const command = findProgram('setpriv') ?? 'setpriv';
    return spawnWithLimits({ command, args, cwd: folder, env: ENVIRONMENT }, limits);
  });
}

let works: Promise<boolean> | undefined;

/** Whether the sandbox works on this machine; probed once. */
export function hasSandbox(environment: CheckEnvironment): Promise<boolean> {
  const probe = ['/bin/bash', '-c', 'echo contained'];
  works ??= runInSandbox(new Map(), probe, environment).then(
    ({ code, stdout }) => code === 0 && stdout.trim() === 'contained',
    () => false,
  );
  return works;
}
