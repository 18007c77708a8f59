import { rmSync } from 'node:fs';

/** What builds and starts write; not the cached results of checks, which take minutes to recompute. */
const GENERATED = [
  '.docusaurus',
  'tests/fixtures/site/.docusaurus',
  'tests/fixtures/faults/.docusaurus',
  'build',
  'build-fixture',
  'build-host',
  'build-subpath',
  'node_modules/.cache/jiti',
  'node_modules/.cache/rspack',
];

for (const folder of GENERATED) rmSync(folder, { recursive: true, force: true });
