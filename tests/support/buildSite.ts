import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

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

/**
 * Builds a broken site.
 *
 * @param name - name of its configuration in `tests/fixtures/broken`
 * @param until - `loading` stops before bundling, if the problem has shown by then
 */
export async function buildBrokenSite(
  name: string,
  until: 'loading' | 'end',
): Promise<BuildResult> {
  const { root, remove } = aFolder();
  const outcome = await buildSite(
    SITE,
    ['--config', path.join(SITE, `${name}.config.ts`), '--out-dir', root],
    {
      // Several broken sites are built at once, so each has its own folder of generated files.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
      ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
    },
  );
  remove();
  return outcome;
}
