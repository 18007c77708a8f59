import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

it('npm run serve rejects a build for another path, and names both remedies', () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => rmSync(build, { recursive: true }));
  writeFileSync(path.join(build, '_headers'), '/notes/*\n  A: b\n');
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve.mts', build],
    { encoding: 'utf8', env: { ...process.env, BASE_URL: '/', PORT: '0' } },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('was built for /notes/');
  expect(stderr).toContain(`BASE_URL=/notes/ npm run serve -- ${build}`);
  expect(stderr).toContain(`BASE_URL=/ npm run build -- --out-dir ${build}`);
});
