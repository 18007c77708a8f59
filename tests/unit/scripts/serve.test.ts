import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { readBuiltPath } from '../../../scripts/hostHeaders.ts';

/** A build whose `_headers` says the given; gone after the test. */
function aBuild(headers?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (headers) writeFileSync(path.join(folder, '_headers'), headers);
  return folder;
}

describe('npm run serve', () => {
  it('refuses a build for another path, and says both ways out', () => {
    const build = aBuild('/notes/*\n  X-Content-Type-Options: nosniff\n');
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/serve.mts', build],
      {
        encoding: 'utf8',
        env: { ...process.env, BASE_URL: '/', PORT: '0' },
        timeout: 30_000,
      },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('was built for /notes/');
    expect(stderr).toContain(`BASE_URL=/notes/ npm run serve -- ${build}`);
    expect(stderr).toContain(`BASE_URL=/ npm run build -- --out-dir ${build}`);
  }, 60_000);
});

describe('the path a build was made for', () => {
  it.each([
    ['/*\n  A: b\n', '/'],
    ['/my/notes/*\n  A: b\n', '/my/notes/'],
    [undefined, null],
  ])('is known by _headers: %j', (headers, path) => {
    expect(readBuiltPath(aBuild(headers))).toBe(path);
  });
});
