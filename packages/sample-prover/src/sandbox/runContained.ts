import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Surroundings } from '../checker.ts';
import { findProgram } from '../findProgram.ts';
import { spawnLimited, type Exit } from './spawnLimited.ts';
import { withScratch } from './withScratch.ts';

const CONTAIN = fileURLToPath(new URL('./contain.sh', import.meta.url));

/** The module that is loaded before a sample in Node. */
export const GUARD = fileURLToPath(new URL('./guard.mjs', import.meta.url));

/** A sample ends with the process that checks it, also where that one is killed at its deadline. */
const WITH_PARENT = ['--pdeathsig', 'KILL'];

const NAMESPACES = '--user --map-root-user --mount --net --pid --ipc --fork --kill-child';

/** Everything a sample sees of its surroundings: what it needs besides, it sets itself. */
export const ENVIRONMENT = {
  HOME: '/sample',
  TMPDIR: '/sample',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
};

/** What is executed in the container, by paths as they are inside. */
export type Contained = {
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Each process is held to the processor time; else the watch over all of them is enough. */
  readonly limitsEach: boolean;
  /** Folders of the machine that are shown read-only besides those of the system. */
  readonly folders?: readonly string[];
};

/**
 * Executes a command where it can do no harm: in namespaces of its own, with loopback for a network,
 * the system and the dependencies read-only, and `/sample`, which lies in memory, to write to.
 *
 * @param files - text by name, laid into `/sample`
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

/** Whether this machine lets a sample be contained; asked once. */
export function canContain(surroundings: Surroundings): Promise<boolean> {
  const command = ['/bin/bash', '-c', 'echo contained'];
  const probe = { command, env: ENVIRONMENT, limitsEach: false };
  contained ??= runContained(new Map(), probe, surroundings).then(
    ({ code, stdout }) => code === 0 && stdout.trim() === 'contained',
    () => false,
  );
  return contained;
}
