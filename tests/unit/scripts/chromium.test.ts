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
  it('prefers CHROME_PATH', () => {
    const files = ['/my/chrome', '/usr/bin/chromium'];
    const env = { PATH: '/usr/bin', CHROME_PATH: '/my/chrome' };
    expect(findChromium(machine({ files, env }))).toBe('/my/chrome');
  });

  it("rejects a CHROME_PATH that doesn't exist and says what to do", () => {
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

  it('prefers the headless shell to a full browser', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findChromium(machine({ files }))).toBe('/usr/bin/chromium-headless-shell');
  });

  it("falls back to Playwright's browser, then to none", () => {
    const files = ['/cache/chromium/chrome'];
    expect(findChromium(machine({ files }))).toBe('/cache/chromium/chrome');
    expect(findChromium(machine({}))).toBeNull();
  });
});

describe('installing a browser', () => {
  it('installs nothing if a browser is found', () => {
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
  ])('uses apt-get as root if it has %s', (name, installs) => {
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

  it("uses Playwright if apt-get isn't allowed or doesn't help", () => {
    const files = ['/usr/bin/apt-get'];
    const browser = ensureChromium(machine({ files }), (...command) => {
      if (command[0] === 'npx') files.push('/cache/chromium/chrome');
      return true;
    });
    expect(browser).toBe('/cache/chromium/chrome');
  });

  it('says in one line what to install if nothing works', () => {
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
  it('disable the sandbox only for root', () => {
    expect(browserFlags({ isRoot: true })).toContain('--no-sandbox');
    expect(browserFlags({ isRoot: false })).not.toContain('--no-sandbox');
  });

  it('keep the browser quiet on the network', () => {
    expect(browserFlags({ isRoot: false })).toContain('--disable-background-networking');
  });

  it('isolate the frames of other sites in their own process', () => {
    expect(browserFlags({ isRoot: true })).toContain('--site-per-process');
  });
});
