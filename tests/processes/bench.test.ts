import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';

const SCRIPT = path.resolve('scripts/bench/speed.mts');
const TSX = createRequire(import.meta.url).resolve('tsx/cli');

/** Runs the benchmark where there's a build, but no notes for the plain site. */
function run(...words: string[]) {
  const { root, remove } = aFolder({ 'build/index.html': '<h1>Notes</h1>' });
  onTestFinished(remove);
  return spawnSync(process.execPath, [TSX, SCRIPT, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROME_PATH: process.execPath }, // any program that's there
    timeout: 60_000,
  });
}

it('ends if a step fails after it has started to serve the build', () => {
  const { status, stderr } = run();
  expect(stderr).toMatch(/^ENOENT.*docs/);
  expect(status).toBe(1);
});

it('rejects a name that no page has before it builds anything, and lists the names', () => {
  const { status, stderr } = run('cheet', 'sheat');
  expect(stderr).toMatch(/^No page's name contains "cheet sheat": .*home.*cheat sheet/);
  expect(status).toBe(1);
});
