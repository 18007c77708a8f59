import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is run: the site, the site without the checks of notes, or without `@docusaurus/faster`. */
export type Variant = 'site' | 'without checks' | 'without faster';

const WITHOUT_CHECKS = `import site from './docusaurus.config.ts';

const CHECKS = ['sampleDepth', 'noteFaults'];
const kept = (entries) =>
  entries.filter((entry) => {
    const plugin = Array.isArray(entry) ? entry[0] : entry;
    return typeof plugin === 'string'
      ? !plugin.includes('plugins/check-notes')
      : !CHECKS.includes(plugin.name);
  });
const without = (options) => ({
  ...options,
  remarkPlugins: kept(options.remarkPlugins),
  beforeDefaultRemarkPlugins: kept(options.beforeDefaultRemarkPlugins),
});
const [checkConfig, [classic, { docs, blog, pages, ...rest }]] = site.presets;
const options = { docs: without(docs), blog: without(blog), pages: without(pages) };
export default {
  ...site,
  presets: [checkConfig, [classic, { ...rest, ...options }]],
  plugins: kept(site.plugins),
};
`;

const WITHOUT_FASTER = `import site from './docusaurus.config.ts';

export default { ...site, future: { v4: site.future.v4 } };
`;

const CONFIGS = {
  'without checks': WITHOUT_CHECKS,
  'without faster': WITHOUT_FASTER,
} as const;

const nameOf = (variant: string) => `${variant.replace(' ', '-')}.config.ts`;

function fillCopy(root: string, copy: string): void {
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where the system knows them: the packages are some 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  const packages = path.join(root, 'node_modules');
  execFileSync('cp', [how, packages, path.join(copy, 'node_modules')]);
  for (const [variant, text] of Object.entries(CONFIGS)) {
    writeFileSync(path.join(copy, nameOf(variant)), text);
  }
}

/**
 * Works in a full clone of what is committed, with the installed packages. The clone goes when the
 * work is done, fails or is broken off.
 *
 * @param work - gets the clone's folder
 */
export async function withCopy<T>(
  root: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  const copy = mkdtempSync(path.join(tmpdir(), 'bench-'));
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => process.exit(1));
  }
  fillCopy(root, copy);
  return work(copy);
}

/**
 * Arguments for Node that run a command of Docusaurus in a copy.
 *
 * @param command - `build`, or `start` with its flags
 */
export function commandOf(variant: Variant, ...command: string[]): string[] {
  const bin = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  return [bin, ...command, ...(variant === 'site' ? [] : ['--config', nameOf(variant)])];
}

/** Takes away what earlier runs have kept: the caches of bundler and checks, generated files. */
export function forgetAll(copy: string): void {
  for (const kept of ['node_modules/.cache', '.docusaurus', 'build']) {
    rmSync(path.join(copy, kept), { recursive: true, force: true });
  }
}
