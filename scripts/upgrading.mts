import { writeFileSync } from 'node:fs';
import path from 'node:path';

import { format, resolveConfig } from 'prettier';

import {
  findMissingPackages,
  findDrift,
  findUnlisted,
  formatDiff,
  formatDrift,
  formatGuide,
  stateOf,
  type Upstream,
  type UsesFile,
} from 'swizzle-drift';
import { runCommand } from './cli/runCommand.ts';
import { GUIDE_FILE, readList, USES_FILE } from './upgrading/list.ts';

const USAGE = `npm run upgrading [-- --packages FOLDER [--diff] | --write]

Lists what other packages have changed behind our theme components and our uses of their internals,
with our files to look at.

  --packages  a node_modules folder with other releases; by default, the installed one
  --diff      also prints what changed in each file, next to ours
  --write     marks the installed releases as reviewed: saves their hashes and writes ${GUIDE_FILE}`;

function refresh<Entry extends { upstream: Upstream }>(
  entry: Entry,
  packages: string,
): Entry {
  const files = Object.entries(entry.upstream).map(([file, recorded]) => {
    const state = stateOf(packages, file, recorded);
    if (state !== undefined) return [file, state] as const;
    throw new Error(
      `${file} is not in node_modules. Name its replacement in ${USES_FILE}, or delete the entry.`,
    );
  });
  return { ...entry, upstream: Object.fromEntries(files) };
}

function refreshAll({ theme, internals }: UsesFile, packages: string): UsesFile {
  const sorted = Object.entries(theme).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    theme: Object.fromEntries(
      sorted.map(([name, entry]) => [name, refresh(entry, packages)]),
    ),
    internals: internals.map((entry) => refresh(entry, packages)),
  };
}

async function write(siteDir: string): Promise<void> {
  const list = refreshAll(readList(siteDir).list, path.join(siteDir, 'node_modules'));
  const file = path.join(siteDir, USES_FILE);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(list), { ...options, parser: 'json' }));
  const { uses, introduction } = readList(siteDir);
  const guide = formatGuide(uses, introduction);
  writeFileSync(path.join(siteDir, GUIDE_FILE), guide);
}

const FLAGS = {
  packages: { type: 'string' },
  diff: { type: 'boolean' },
  write: { type: 'boolean' },
} as const;

await runCommand(USAGE, FLAGS, async ({ values }) => {
  const siteDir = process.cwd();
  if (values.write) await write(siteDir);
  const { list, sources, uses } = readList(siteDir);
  const installed = path.join(siteDir, 'node_modules');
  const packages = path.resolve(siteDir, values.packages ?? 'node_modules');
  const missing = findMissingPackages(uses, packages);
  const drifts = findDrift(uses, packages).filter(
    ({ file }) => !missing.some((name) => file.startsWith(`${name}/`)),
  );
  const unlisted = findUnlisted(list, sources);
  const folders = { installed, release: packages };
  const texts = drifts.map((drift) =>
    values.diff ? formatDiff(drift, folders, sources) : formatDrift(drift),
  );
  for (const text of [...texts, ...unlisted]) console.log(`${text}\n`);
  if (missing.length > 0) console.log(`Not in ${packages}: ${missing.join(', ')}\n`);
  console.log(
    `${uses.length} uses checked: ${drifts.length} files of packages changed, ${unlisted.length} entries missing or unused`,
  );
  if (drifts.length + unlisted.length > 0) process.exitCode = 1;
});
