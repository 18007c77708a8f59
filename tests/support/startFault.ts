import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { findPort } from '../../scripts/findPort.ts';

const CLI = path.resolve('scripts/docusaurus.mjs');
const SITE = path.resolve('tests/fixtures/faults');

/** A development server of a faulty site. */
export type FaultServer = {
  readonly url: string;
  /** The terminal output so far, without colours. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  readonly stop: () => void;
};

/**
 * Starts a faulty site the way an author would.
 *
 * @param name - name of its configuration in `tests/fixtures/faults`
 */
export async function startFault(name: string): Promise<FaultServer> {
  const port = await findPort();
  const config = path.join(SITE, `${name}.config.ts`);
  const args = ['start', SITE, '--config', config, '--no-open', '--port', `${port}`];
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${name}`,
  };
  const child = spawn(process.execPath, [CLI, ...args], { env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => (output += String(data)));
  }
  return {
    url: `http://localhost:${port}/`,
    output: () => stripVTControlCharacters(output),
    isRunning: () => child.exitCode === null,
    stop: () => void child.kill(),
  };
}
