import type { Surroundings } from '../checker.ts';
import { ENVIRONMENT, runContained } from './runContained.ts';
import type { Exit } from './spawnLimited.ts';

const PATH = '/opt/node:/usr/local/bin:/usr/bin:/bin';

/** Merges both streams, as a terminal does. */
const SHELL = 'exec /bin/bash --noprofile --norc -c "$1" sample 2>&1';

/**
 * Executes a script in the sandbox; without one, nothing is executed, see `canContain`.
 */
export function runBash(
  script: string,
  files: ReadonlyMap<string, string>,
  surroundings: Surroundings,
): Promise<Exit> {
  const command = ['/bin/bash', '--noprofile', '--norc', '-c', SHELL, 'contain', script];
  const env = { PATH, ...ENVIRONMENT };
  return runContained(files, { command, env, limitsEach: true }, surroundings);
}
