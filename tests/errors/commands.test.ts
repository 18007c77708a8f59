import { execFile } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { afterAll, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { dependencies } from '../../package.json';
import { findPort } from '../support/findPort.ts';

const current = dependencies['@docusaurus/core'];
const update = { latest: '99.0.0', current, type: 'major' };

/** With the file in which Docusaurus remembers that the registry has a newer release. */
const { root: home, remove } = aFolder({
  'configstore/update-notifier-@docusaurus/core.json': JSON.stringify({
    optOut: false,
    lastUpdateCheck: Date.now(),
    update,
  }),
});
afterAll(remove);

/** What an npm script prints in an author's terminal, without CI. */
function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const npm = ['run', '--silent', script, '--', ...args];
  const { PATH = '' } = process.env;
  return new Promise((resolve) => {
    execFile(
      'npm',
      npm,
      {
        env: { PATH, HOME: home, XDG_CONFIG_HOME: home, ...env },
        shell: process.platform === 'win32',
      },
      (_, stdout, stderr) => resolve(stripVTControlCharacters(stdout + stderr)),
    );
  });
}

describe.each(['build', 'start'])('npm run %s', (script) => {
  it('suggests no Docusaurus release other than the pinned one', async () => {
    const output = await runScript(script, ['--help']);
    expect(output).toContain('--config <config>');
    expect(output).not.toMatch(/update available|99\.0\.0/i);
  });

  it('ends with what the author has to fix, without a stack trace', async () => {
    // An author may have the site running on the default port.
    const args = script === 'start' ? ['--port', String(await findPort())] : [];
    const output = await runScript(script, args, {
      SITE_URL: 'notes.example.org',
    });
    expect(output).toMatch(
      /SITE_URL is "notes\.example\.org", which isn't an http\(s\) URL.*\n*$/,
    );
    expect(output).not.toMatch(/\n\s+at |\[cause\]/);
  });
});
