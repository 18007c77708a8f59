import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Works in a full clone of what is committed, with the installed packages. The clone goes when the
 * work is done, fails or is broken off.
 *
 * @param root - the site's folder
 * @param work - gets the clone's folder
 */
export async function withCopy(
  root: string,
  work: (copy: string) => Promise<void>,
): Promise<void> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where the system knows them: the packages are some 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  const packages = path.join(root, 'node_modules');
  execFileSync('cp', [how, packages, path.join(copy, 'node_modules')]);
  await work(copy);
}

/** Takes away what earlier runs have kept: the caches of bundler and checks, generated files. */
export function forgetAll(copy: string): void {
  for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(copy, kept), { recursive: true, force: true });
  }
}

/** Arguments for Node that run a command of Docusaurus, such as `build`. */
export function docusaurus(...command: string[]): string[] {
  return ['node_modules/@docusaurus/core/bin/docusaurus.mjs', ...command];
}
