import { describe, expect, it } from 'vitest';

import {
  browserFlags,
  ensureChromium,
  findChromium,
  type Machine,
} from '../../../scripts/chromium.ts';

function machine({
  files = [],
  ...change
}: Partial<Machine> & { files?: string[] }): Machine {
  return {
    env: { PATH: '/usr/bin:/opt/bin' },
    isRoot: false,
    exists: (file) => files.includes(file),
    playwrightChromium: '/cache/chromium/chrome',
    ...change,
  };
}

describe('finding a browser', () => {
  it('takes CHROME_PATH before all others', () => {
    const files = ['/my/chrome', '/usr/bin/chromium'];
    const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' };
    expect(findChromium(machine({ files, env }))).toBe('/my/chrome');
  });

  it('refuses a CHROME_PATH that names no file and says what to do', () => {
    const env = { CHROME_PATH: '/my/chrome' };
    expect(() => findChromium(machine({ files: ['/usr/bin/chromium'], env }))).toThrow(
      /CHROME_PATH is "\/my\/chrome".*apt-get install chromium/,
    );
  });

  it.each([
    ['/opt/bin/google-chrome', { PATH: '/usr/bin:/opt/bin' }],
    ['/opt/google/chrome/chrome', {}],
  ])('finds %s', (file, env) => {
    expect(findChromium(machine({ env, files: [file] }))).toBe(file);
  });

  it('takes Chromium without a window before a whole browser', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findChromium(machine({ files }))).toBe('/usr/bin/chromium-headless-shell');
  });

  it('falls back to the browser of Playwright, then to nothing', () => {
    const files = ['/cache/chromium/chrome'];
    expect(findChromium(machine({ files }))).toBe('/cache/chromium/chrome');
    expect(findChromium(machine({}))).toBeNull();
  });
});

describe('installing a browser', () => {
  it('installs nothing where one is found', () => {
    const run = () => {
      throw new Error('a command ran');
    };
    expect(ensureChromium(machine({ files: ['/usr/bin/chromium'] }), run)).toBe(
      '/usr/bin/chromium',
    );
  });

  const INSTALL = 'apt-get install --yes --no-install-recommends';

  it.each([
    ['chromium-headless-shell', [`${INSTALL} chromium-headless-shell`]],
    ['chromium', [`${INSTALL} chromium-headless-shell`, `${INSTALL} chromium`]],
  ])('uses apt-get as root, where it has %s', (name, installs) => {
    const files = ['/usr/bin/apt-get'];
    const commands: string[] = [];
    const browser = ensureChromium(machine({ files, isRoot: true }), (...command) => {
      commands.push(command.join(' '));
      if (command.includes(name)) files.push(`/usr/bin/${name}`);
      return true;
    });
    expect(browser).toBe(`/usr/bin/${name}`);
    expect(commands).toEqual(['apt-get update', ...installs]);
  });

  it('uses Playwright where apt-get must not run or does not help', () => {
    const files = ['/usr/bin/apt-get'];
    const browser = ensureChromium(machine({ files }), (...command) => {
      if (command[0] === 'npx') files.push('/cache/chromium/chrome');
      return true;
    });
    expect(browser).toBe('/cache/chromium/chrome');
  });

  it('says in one line what to install where nothing works', () => {
    let message = '';
    try {
      ensureChromium(machine({}), () => false);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toMatch(/^There is no browser.*CHROME_PATH/);
    expect(message).not.toContain('\n');
  });
});

describe('the flags of a browser', () => {
  it('leave the sandbox only for root', () => {
    expect(browserFlags({ isRoot: true })).toContain('--no-sandbox');
    expect(browserFlags({ isRoot: false })).not.toContain('--no-sandbox');
  });

  it('keep the browser quiet on the network', () => {
    expect(browserFlags({ isRoot: false })).toContain('--disable-background-networking');
  });

  it('give a frame of another site a process of its own', () => {
    expect(browserFlags({ isRoot: true })).toContain('--site-per-process');
  });
});
