import { describe, expect, it } from 'vitest';

import { ensureChromium, findChromium, type Machine } from './programs.ts';

const OWN = '/cache/chromium/chrome';

/** A machine with these files, on which a command adds the program that it installs. */
function aMachine(
  files: string[],
  { installs = '', ...change }: Partial<Machine> & { installs?: string } = {},
) {
  const commands: string[] = [];
  const machine: Machine = {
    env: { PATH: '/usr/bin:/opt/bin' },
    isRoot: true,
    exists: (file) => files.includes(file),
    run: (...words) => {
      commands.push(words.join(' '));
      if (words.at(-1) === installs.split('/').at(-1)) files.push(installs);
    },
    ...change,
  };
  return { machine, commands };
}

const find = (...files: string[]) => findChromium(OWN, aMachine(files).machine);

describe('finding a browser', () => {
  it('prefers CHROME_PATH, and rejects one that does not exist', () => {
    const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' };
    const { machine } = aMachine(['/my/chrome', '/usr/bin/chromium'], { env });
    expect(findChromium(OWN, machine)).toBe('/my/chrome');
    const lost = aMachine(['/usr/bin/chromium'], { env }).machine;
    expect(() => findChromium(OWN, lost)).toThrow(
      /CHROME_PATH is "\/my\/chrome".*apt-get install chromium/,
    );
  });

  it("prefers the headless shell, then a full browser, then Playwright's", () => {
    const [full, shell] = ['/usr/bin/chromium', '/opt/bin/chromium-headless-shell'];
    expect(find(OWN, full, shell)).toBe(shell);
    expect(find(OWN, full)).toBe(full);
    expect(find(OWN)).toBe(OWN);
    expect(find()).toBeUndefined();
  });
});

describe('installing a program', () => {
  it('runs no command if it is there', () => {
    const { machine, commands } = aMachine(['/usr/bin/chromium']);
    expect(ensureChromium(OWN, machine)).toBe('/usr/bin/chromium');
    expect(commands).toEqual([]);
  });

  it.each(['chromium-headless-shell', 'chromium'])(
    'uses apt-get as root if it has %s',
    (name) => {
      const installs = `/usr/bin/${name}`;
      const { machine, commands } = aMachine(['/usr/bin/apt-get'], { installs });
      expect(ensureChromium(OWN, machine)).toBe(installs);
      expect(commands.at(-1)).toMatch(/^apt-get install .*chromium/);
    },
  );

  it("uses Playwright if apt-get isn't allowed, and says in one line what to do if that fails", () => {
    const { machine, commands } = aMachine(['/usr/bin/apt-get'], { isRoot: false });
    expect(() => ensureChromium(OWN, machine)).toThrow(
      /^There is no browser.*CHROME_PATH[^\n]*$/,
    );
    expect(commands).toEqual(['npx playwright install chromium']);
  });
});
