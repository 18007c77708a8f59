import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { findPort } from './findPort.ts';

/**
 * Starts a broken site's development server.
 *
 * @param name - name of its configuration in `tests/fixtures/broken`
 */
export async function startDevServer(name: string) {
  const port = await findPort();
  const cli = path.resolve('scripts/docusaurus.mjs');
  const site = path.resolve('tests/fixtures/broken');
  const config = ['--config', path.join(site, `${name}.config.ts`)];
  const child = spawn(
    process.execPath,
    [cli, 'start', site, ...config, '--no-open', '--port', `${port}`],
    {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${name}`,
      },
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += String(data)));
  }
  return {
    url: `http://localhost:${port}/`,
    /** The terminal output so far, without colours. */
    output: () => stripVTControlCharacters(output),
    isRunning: () => child.exitCode === null,
    stop: () => void child.kill(),
  };
}
