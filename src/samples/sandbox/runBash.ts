import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Limits } from './limits.ts';
import { spawnLimited, type Ending } from './spawnLimited.ts';
import { withScratch } from './withScratch.ts';

const CONTAIN = fileURLToPath(new URL('./contain.sh', import.meta.url));

const NAMESPACES = '--user --map-root-user --mount --net --pid --ipc --fork --kill-child';

/** Everything a script sees of its surroundings: what it needs besides, it sets itself. */
const ENVIRONMENT = {
  PATH: '/opt/node:/usr/local/bin:/usr/bin:/bin',
  HOME: '/sample',
  TMPDIR: '/sample',
  LANG: 'C.UTF-8',
  TZ: 'UTC',
};

/**
 * Executes a script where it can do no harm: in namespaces of its own, without network, with the
 * system read-only and one empty folder to write to. Without namespaces nothing is executed.
 */
export function runBash(
  script: string,
  files: ReadonlyMap<string, string>,
  limits: Limits,
): Promise<Ending> {
  const inFolder = [...files, ['script.sh', script] as const].map(
    ([name, text]) => [`sample/${name}`, text] as const,
  );
  return withScratch(new Map(inFolder), undefined, async (folder) => {
    const root = path.join(folder, 'root');
    await mkdir(root);
    const node = path.dirname(process.execPath);
    const sample = path.join(folder, 'sample');
    const seconds = String(Math.ceil(limits.cpuMilliseconds / 1000));
    const inside = ['/bin/bash', CONTAIN, root, sample, node, seconds];
    const args = [...NAMESPACES.split(' '), ...inside];
    return spawnLimited(
      { command: 'unshare', args, cwd: folder, env: ENVIRONMENT },
      limits,
    );
  });
}

let contained: Promise<boolean> | undefined;

/** Whether this machine lets a script be contained; asked once. */
export function canContain(limits: Limits): Promise<boolean> {
  contained ??= runBash('echo contained', new Map(), limits).then(
    ({ code, stdout }) => code === 0 && stdout.trim() === 'contained',
    () => false,
  );
  return contained;
}
