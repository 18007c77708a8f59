import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const CLI = path.resolve('scripts/docusaurus.mjs');

/** The result of a build. */
export type Outcome = {
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
  options: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [CLI, 'build', site, ...options],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({
          failed: error !== null,
          output: stripVTControlCharacters(stdout + stderr),
        });
      },
    );
  });
}
