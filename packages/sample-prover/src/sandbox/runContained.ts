import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Surroundings } from '../checker.ts';
import { findProgram } from '../findProgram.ts';
import { spawnLimited, type Exit } from './spawnLimited.ts';
import { withScratch } from './withScratch.ts';

const CONTAIN = fileURLToPath(new URL('./contain.sh', import.meta.url));

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

/** What to execute in the sandbox; paths are those inside. */
export type Contained = {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /**
   * Limit the CPU time of each process; otherwise the watcher's limit on their sum is
   * enough.
   */
  readonly limitsEach: boolean;
  /** Further folders of this machine to mount read-only, besides those of the system. */
  readonly folders?: readonly string[];
};

/**
 * Executes a command where it can do no harm: in its own namespaces, with loopback as the
 * only network, the system and the dependencies mounted read-only, and `/sample`, a
 * tmpfs, as the only writable folder.
 *
 * @param files - file contents by name, written to `/sample`
 */
export function runContained(
  files: ReadonlyMap<string, string>,
  { command: inner, env, limitsEach, folders = [] }: Contained,
  { root: project, limits }: Surroundings,
): Promise<Exit> {
  const inFolder = [...files].map(([name, text]) => [`sample/${name}`, text] as const);
  return withScratch(new Map(inFolder), async (folder) => {
    const [root, sample] = [path.join(folder, 'root'), path.join(folder, 'sample')];
    await mkdir(root);
    await mkdir(sample, { recursive: true });
    const node = path.dirname(process.execPath);
    const modules = path.join(project, 'node_modules');
    const seconds = limitsEach ? Math.ceil(limits.cpuMilliseconds / 1000) : 0;
    const places = [root, sample, node, modules, GUARD];
    const inside = [...places, String(seconds), folders.join('\n'), ...inner];
    const args = [...NAMESPACES.split(' '), '/bin/bash', CONTAIN, ...inside];
    const unshare = findProgram('unshare') ?? 'unshare';
    const command = findProgram('setpriv') ?? 'setpriv';
    return spawnLimited(
      { command, args: [...WITH_PARENT, unshare, ...args], cwd: folder, env },
      limits,
    );
  });
}

let contained: Promise<boolean> | undefined;

/** Whether the sandbox works on this machine; probed once. */
export function canContain(surroundings: Surroundings): Promise<boolean> {
  const command = ['/bin/bash', '-c', 'echo contained'];
  const probe = { command, env: ENVIRONMENT, limitsEach: false };
  contained ??= runContained(new Map(), probe, surroundings).then(
    ({ code, stdout }) => code === 0 && stdout.trim() === 'contained',
    () => false,
  );
  return contained;
}
