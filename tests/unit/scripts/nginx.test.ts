import { describe, expect, it } from 'vitest';

import { ensureNginx, type NginxMachine } from '../../../scripts/nginx.ts';

const machine = (files: string[], isRoot = false): NginxMachine => ({
  env: { PATH: '/usr/bin' },
  isRoot,
  exists: (file) => files.includes(file),
});

const noCommand = () => {
  throw new Error('a command ran');
};

describe('getting nginx', () => {
  it('uses the installed one, even if PATH lacks its folder', () => {
    expect(ensureNginx(machine(['/usr/sbin/nginx'], true), noCommand)).toBe(
      '/usr/sbin/nginx',
    );
  });

  it("installs Debian's package as root, without starting it", () => {
    const files = ['/usr/bin/apt-get'];
    const commands: string[] = [];
    const found = ensureNginx(machine(files, true), (...command) => {
      commands.push(command.join(' '));
      if (command.includes('install')) files.push('/usr/sbin/nginx');
      return true;
    });
    expect(found).toBe('/usr/sbin/nginx');
    expect(commands.at(-1)).toMatch(/^env RUNLEVEL=1 apt-get install .*nginx$/);
  });

  it("returns null if it isn't allowed to install it", () => {
    expect(ensureNginx(machine(['/usr/bin/apt-get']), noCommand)).toBeNull();
    expect(ensureNginx(machine([], true), noCommand)).toBeNull();
  });
});
