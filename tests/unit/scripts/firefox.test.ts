import { describe, expect, it } from 'vitest';

import { ensureFirefox } from '../../../scripts/firefox.ts';

const EXECUTABLE = '/cache/firefox/firefox';

function ensure({ isThere, installs }: { isThere: boolean; installs: boolean }) {
  const commands: string[] = [];
  let exists = isThere;
  const run = (...command: string[]) => {
    commands.push(command.join(' '));
    exists ||= installs;
    return installs;
  };
  const find = () =>
    ensureFirefox(EXECUTABLE, (file) => exists && file === EXECUTABLE, run);
  return { find, commands };
}

describe('the Firefox of the weekly tests', () => {
  it('is taken as it is where it is installed', () => {
    const { find, commands } = ensure({ isThere: true, installs: false });
    expect(find()).toBe(EXECUTABLE);
    expect(commands).toEqual([]);
  });

  it('is installed where it is missing', () => {
    const { find, commands } = ensure({ isThere: false, installs: true });
    expect(find()).toBe(EXECUTABLE);
    expect(commands).toEqual(['npx playwright install --with-deps firefox']);
  });

  it('is asked for in one line where it cannot be installed', () => {
    const { find } = ensure({ isThere: false, installs: false });
    expect(find).toThrow(/^Playwright's own Firefox.*npx playwright install.*$/);
  });
});
