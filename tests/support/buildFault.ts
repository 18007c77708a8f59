import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { buildSite, type Outcome } from './buildSite.ts';

const SITE = path.resolve('tests/fixtures/faults');

/**
 * Builds a faulty site the way an author would.
 *
 * @param name - name of its configuration in `tests/fixtures/faults`
 * @param until - `loading` stops before bundling, where the fault shows by then
 */
export async function buildFault(
  name: string,
  until: 'loading' | 'end',
): Promise<Outcome> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), `fault-${name}-`));
  const config = path.join(SITE, `${name}.config.ts`);
  // What is looked at is what the build says; without minifying it takes half of the processor time.
  const options = ['--config', config, '--out-dir', outDir, '--no-minify'];
  const outcome = await buildSite(SITE, options, {
    // Several faulty sites are built at a time; each writes its generated files elsewhere.
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}`,
    ...(until === 'loading' && { DOCUSAURUS_EXIT_AFTER_LOADING: 'true' }),
  });
  rmSync(outDir, { recursive: true, force: true });
  return outcome;
}
