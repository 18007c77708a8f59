import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What is run: the site, the site without the checks of notes, or without `@docusaurus/faster`. */
export type Variant = 'site' | 'without checks' | 'without faster';

/** How `npm start` is run. */
export type Way = {
  readonly variant: Variant;
  /** With all that earlier starts have kept, the bundler and the checks alike; else with nothing. */
  readonly isWarm: boolean;
};

const WITHOUT_CHECKS_TEXT = `import site from './docusaurus.config.ts';

const CHECKS = ['sampleDepth', 'noteFaults'];
const kept = (entries) =>
  entries.filter((entry) => {
    const plugin = Array.isArray(entry) ? entry[0] : entry;
    return typeof plugin === 'string'
      ? !plugin.includes('plugins/notes')
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

const WITHOUT_FASTER_TEXT = `import site from './docusaurus.config.ts';

export default { ...site, future: { v4: site.future.v4 } };
`;

const CONFIGS: Readonly<Record<Variant, string | null>> = {
  site: null,
  'without checks': 'without-checks.config.ts',
  'without faster': 'without-faster.config.ts',
};

const CACHE = 'node_modules/.cache';
const KEPT = '.docusaurus-kept';

function fillCopy(root: string, copy: string): void {
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  // Hard links where the system knows them: the packages are some 40,000 files.
  const how = process.platform === 'linux' ? '-al' : '-a';
  const packages = path.join(root, 'node_modules');
  execFileSync('cp', [how, packages, path.join(copy, 'node_modules')]);
  rmSync(path.join(copy, CACHE), { recursive: true, force: true });
  writeFileSync(path.join(copy, 'without-checks.config.ts'), WITHOUT_CHECKS_TEXT);
  writeFileSync(path.join(copy, 'without-faster.config.ts'), WITHOUT_FASTER_TEXT);
  execFileSync('npm', ['run', 'lint:notes'], { cwd: copy, stdio: 'ignore' });
  cpSync(path.join(copy, CACHE, 'personal-notes'), path.join(copy, KEPT), {
    recursive: true,
  });
}

/**
 * Works in a full clone of what is committed, with the installed packages, whose notes have all been
 * checked once. The clone goes when the work is done, fails or is broken off.
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
  const config = CONFIGS[variant];
  return [bin, ...command, ...(config ? ['--config', config] : [])];
}

/** Takes back what an earlier run has left behind. */
export function resetCopy(copy: string, { isWarm }: Pick<Way, 'isWarm'>): void {
  execFileSync('git', ['checkout', '--quiet', '--', 'docs'], { cwd: copy });
  rmSync(path.join(copy, CACHE, 'personal-notes'), { recursive: true, force: true });
  if (isWarm) {
    cpSync(path.join(copy, KEPT), path.join(copy, CACHE, 'personal-notes'), {
      recursive: true,
    });
  } else {
    rmSync(path.join(copy, CACHE), { recursive: true, force: true });
    rmSync(path.join(copy, '.docusaurus'), { recursive: true, force: true });
  }
}
