import { execFile, spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { findPort } from './findPort.ts';
import { aFolder } from 'mdx-source/testing';

const CLI = path.resolve('scripts/docusaurus.mjs');
const SITE = path.resolve('tests/fixtures/broken');

/** The result of a build. */
export type BuildResult = {
  readonly failed: boolean;
  /** What the author sees in the terminal, without colours. */
  readonly output: string;
};

/**
 * Builds a site the way an author would.
 *
 * @param site - its folder
 * @param options - of `docusaurus build`
 * @param env - variables in addition to those of this process
 */
export function buildSite(
  site: string,
  options: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<BuildResult> {
  // Only the build's output matters; skipping minification halves the CPU time.
  const args = [CLI, 'build', site, '--no-minify', ...options];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      args,
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        const output = stripVTControlCharacters(stdout + stderr);
        resolve({ failed: error !== null, output });
      },
    );
  });
}

const configOf = (name: string) => ['--config', path.join(SITE, `${name}.config.ts`)];

/**
 * Builds a faulty site.
 *
 * @param name - name of its configuration in `tests/fixtures/broken`
 * @param until - `loading` stops before bundling, if the problem has shown by then
 */
export async function buildBrokenSite(
  name: string,
  until: 'loading' | 'end',
): Promise<BuildResult> {
  const { root, remove } = aFolder();
  const outcome = await buildSite(SITE, [...configOf(name), '--out-dir', root], {
    // Several faulty sites are built at once, so each has its own folder of generated files.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
  });
  remove();
  return outcome;
}

/**
 * Starts a faulty site's development server.
 *
 * @param name - name of its configuration in `tests/fixtures/broken`
 */
export async function startBrokenSite(name: string) {
  const port = await findPort();
  const options = [...configOf(name), '--no-open', '--port', `${port}`];
  const child = spawn(process.execPath, [CLI, 'start', SITE, ...options], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/start-${name}`,
    },
  });
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
