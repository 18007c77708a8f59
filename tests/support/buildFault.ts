import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const CLI = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const SITE = path.resolve('tests/fixtures/faults');

/** How a build of a faulty site ended. */
export type FaultBuild = {
  readonly failed: boolean;
  /** What the author sees in the terminal, without colours. */
  readonly output: string;
};

/**
 * Builds a faulty site the way an author would.
 *
 * @param name - name of its configuration in `tests/fixtures/faults`
 * @param until - `loading` stops before bundling, where the fault shows by then
 */
export function buildFault(name: string, until: 'loading' | 'end'): Promise<FaultBuild> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), `fault-${name}-`));
  const config = path.join(SITE, `${name}.config.ts`);
  const command = [CLI, 'build', SITE, '--config', config, '--out-dir', outDir];
  const env = {
    ...process.env,
    // Several faulty sites are built at a time; each writes its generated files elsewhere.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
  };
  return new Promise((resolve) => {
    execFile(
      'npx',
      command,
      { env, shell: process.platform === 'win32' },
      (...result) => {
        const [error, stdout, stderr] = result;
        rmSync(outDir, { recursive: true, force: true });
        resolve({
          failed: error !== null,
          output: stripVTControlCharacters(stdout + stderr),
        });
      },
    );
  });
}
