import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { readBuiltPath } from '../../../scripts/hostHeaders.ts';

/** A build with this `_headers` file, deleted after the test. */
function aBuild(headers?: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (headers) writeFileSync(path.join(folder, '_headers'), headers);
  return folder;
}

describe('the path that a build was made for', () => {
  it.each([
    ['/*\n  A: b\n', '/'],
    ['/my/notes/*\n  A: b\n', '/my/notes/'],
    [undefined, null],
  ])('is read from _headers: %j', (headers, path) => {
    expect(readBuiltPath(aBuild(headers))).toBe(path);
  });
});
