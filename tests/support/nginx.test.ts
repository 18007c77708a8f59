import { describe, expect, it } from 'vitest';

import { ensureNginx } from './nginx.ts';

const NGINX = '/usr/sbin/nginx';

/** Looks for nginx on a machine with these files, where an installation adds it. */
function ensure(files: string[], isRoot = true) {
  const commands: string[] = [];
  const found = ensureNginx({
    env: { PATH: '/usr/bin' },
    isRoot,
    exists: (file) => files.includes(file),
    run: (...words) => {
      commands.push(words.join(' '));
      if (words.at(-1) === 'nginx') files.push(NGINX);
    },
  });
  return { found, commands };
}

describe('ensureNginx', () => {
  it('finds it where Debian has it, though that may not be in the PATH', () => {
    expect(ensure([NGINX, '/usr/bin/apt-get'])).toEqual({ found: NGINX, commands: [] });
  });

  it('installs it with apt-get as root', () => {
    const { found, commands } = ensure(['/usr/bin/apt-get']);
    expect(found).toBe(NGINX);
    expect(commands.at(-1)).toMatch(/^apt-get install .*nginx$/);
  });

  it('returns nothing if only others may install it', () => {
    const nothing = { found: undefined, commands: [] };
    expect(ensure(['/usr/bin/apt-get'], false)).toEqual(nothing);
    expect(ensure([])).toEqual(nothing);
  });
});
