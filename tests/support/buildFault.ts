import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildSite, type Outcome } from './buildSite.ts';

const SITE = path.resolve('tests/fixtures/faults');

/**
 * Builds a faulty site the way an author would.
 *
 * @param name - name of its configuration in `tests/fixtures/faults`
 * @param until - `loading` stops before bundling, if the fault has shown by then
 */
export async function buildFault(
  name: string,
  until: 'loading' | 'end',
): Promise<Outcome> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), `fault-${name}-`));
  const config = path.join(SITE, `${name}.config.ts`);
  // Only the build's output matters; skipping minification halves the CPU time.
  const options = ['--config', config, '--out-dir', outDir, '--no-minify'];
  const outcome = await buildSite(SITE, options, {
    // Several faulty sites are built at once, so each has its own folder of generated files.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
  });
  rmSync(outDir, { recursive: true, force: true });
  return outcome;
}
