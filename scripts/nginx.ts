import path from 'node:path';

import type { Machine, TryCommand } from './chromium.ts';

/** The part of the machine that finding nginx depends on; a test passes its own. */
export type NginxMachine = Pick<Machine, 'env' | 'isRoot' | 'exists'>;

/** The message if there's no nginx and it couldn't be installed. */
export const NGINX_REMEDY =
  'Install nginx (Debian: apt-get install nginx; macOS: brew install nginx).';

const PLACES = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin', '/usr/local/bin'];

function findNginx({ env, exists }: NginxMachine): string | null {
  const onPath = (env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return (
    [...onPath, ...PLACES].map((folder) => path.join(folder, 'nginx')).find(exists) ??
    null
  );
}

/**
 * Finds nginx, or installs Debian's package where that's allowed.
 *
 * @param machine - where to look
 * @param run - runs an install command
 * @returns its path, or null if it isn't available
 */
export function ensureNginx(machine: NginxMachine, run: TryCommand): string | null {
  const found = findNginx(machine);
  if (found || !machine.isRoot || !machine.exists('/usr/bin/apt-get')) return found;
  run('apt-get', 'update');
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', 'nginx'];
  // RUNLEVEL=1 keeps the package from starting a server.
  run('env', 'RUNLEVEL=1', ...install);
  return findNginx(machine);
}
