import { afterAll, describe, expect, it } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { dependencies } from '../../package.json';
import { findPort } from '../support/findPort.ts';
import { runScript } from '../support/runScript.ts';

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

/** What a script prints in an author's terminal, without CI. */
async function run(
  script: 'build' | 'start',
  args: readonly string[],
  env = {},
): Promise<string> {
  const { PATH } = process.env;
  const own = { PATH, HOME: home, XDG_CONFIG_HOME: home, ...env };
  return (await runScript(script, args, { env: own })).output;
}

describe.each(['build', 'start'] as const)('npm run %s', (script) => {
  it('suggests no Docusaurus release other than the pinned one', async () => {
    const output = await run(script, ['--help']);
    expect(output).toContain('--config <config>');
    expect(output).not.toMatch(/update available|99\.0\.0/i);
  });

  it('ends with what the author has to fix, without a stack trace', async () => {
    // An author may have the site running on the default port.
    const args = script === 'start' ? ['--port', String(await findPort())] : [];
    const output = await run(script, args, { SITE_URL: 'notes.example.org' });
    expect(output).toMatch(
      /SITE_URL is "notes\.example\.org", which isn't an http\(s\) URL.*\n*$/,
    );
    expect(output).not.toMatch(/\n\s+at |\[cause\]/);
  });
});
