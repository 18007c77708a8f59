import { expect, it, onTestFinished } from 'vitest';

import { aFolder } from 'mdx-source/testing';
import { runScript } from '../support/runScript.ts';

/** Runs the benchmark where there's a build, but no notes for the plain site. */
function run(...words: string[]) {
  const { root: cwd, remove } = aFolder({ 'build/index.html': '<h1>Notes</h1>' });
  onTestFinished(remove);
  const CHROME_PATH = process.execPath; // any program that's there
  return runScript('bench', words, { cwd, env: { CHROME_PATH } });
}

it('ends if a step fails after it has started to serve the build', async () => {
  const { status, output } = await run();
  expect(output).toMatch(/ENOENT.*docs/);
  expect(status).toBe(1);
});

it('rejects a name that no page has before it builds anything, and lists the names', async () => {
  const { status, output } = await run('cheet', 'sheat');
  expect(output).toMatch(/^No page's name contains "cheet sheat": .*home.*cheat sheet/);
  expect(status).toBe(1);
});
