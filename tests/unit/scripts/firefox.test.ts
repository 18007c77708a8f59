import { describe, expect, it } from 'vitest';

import { ensureFirefox } from '../../../scripts/firefox.ts';

const EXECUTABLE = '/cache/firefox/firefox';

function ensure({ isThere = false, installs = false, env = {} }) {
  const commands: string[] = [];
  let isInstalled = isThere;
  const run = (...command: string[]) => {
    commands.push(command.join(' '));
    isInstalled ||= installs;
    return installs;
  };
  const exists = (file: string) => isInstalled && file === EXECUTABLE;
  return { find: () => ensureFirefox(EXECUTABLE, { env, exists }, run), commands };
}

describe('the Firefox of the weekly tests', () => {
  it('is used if it is installed', () => {
    const { find, commands } = ensure({ isThere: true });
    expect(find()).toBe(EXECUTABLE);
    expect(commands).toEqual([]);
  });

  it('is installed if it is missing', () => {
    const { find, commands } = ensure({ installs: true });
    expect(find()).toBe(EXECUTABLE);
    expect(commands).toEqual(['npx playwright install firefox']);
  });

  it('installs system packages on CI only', () => {
    const { find, commands } = ensure({ installs: true, env: { CI: 'true' } });
    expect(find()).toBe(EXECUTABLE);
    expect(commands).toEqual(['npx playwright install --with-deps firefox']);
  });

  it('has a one-line error if it cannot be installed', () => {
    const { find } = ensure({});
    expect(find).toThrow(/^Playwright's Firefox.*npx playwright install.*$/);
  });
});
