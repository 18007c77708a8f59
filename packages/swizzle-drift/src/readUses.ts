import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { relativeName } from 'mdx-source';

/** A hash of each file of a package that is relied on, by its path; `present`: it only has to be there. */
export type Upstream = Readonly<Record<string, string>>;

type Entry = {
  /** Tests to run, and what to look at, when upstream has changed. */
  readonly check: string;
  readonly upstream: Upstream;
};

/** Something of another package that it does not promise to keep. */
type Internal = Entry & {
  /** Texts by which our uses are found; each has to stand somewhere. */
  readonly marks: readonly string[];
  readonly what: string;
  readonly why: string;
};

/** What `uses.json` holds. */
export type UsesFile = {
  /** By the theme's name of the component. */
  readonly theme: Readonly<Record<string, Entry>>;
  readonly internals: readonly Internal[];
};

/** One dependence on the inside of another package. */
export type Use = Entry & {
  readonly area: 'theme' | 'internals';
  /** Name of the component, or the marks. */
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** Files of ours to look at. */
  readonly ours: readonly string[];
};

/** Where the data is, below the root. */
export const USES_FILE = 'packages/swizzle-drift/src/uses.json';

const FOLDERS = ['src', 'packages', 'scripts', 'tests'];
const FILES = ['docusaurus.config.ts', 'vitest.config.mts'];
/** The list itself, its tests, and what is text. */
const ASIDE =
  /(?:^|\/)node_modules\/|^packages\/swizzle-drift\/|^tests\/fixtures\/(?!site)|\.(?:md|mdx|csv|svg)$/;

/** Every file of ours that may use something of a package, with its text. */
export function readSources(root: string): Map<string, string> {
  const found = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relativeName(root, path.join(entry.parentPath, entry.name))),
  );
  const files = [...FILES, ...found].filter((file) => !ASIDE.test(file)).sort();
  return new Map(
    files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
  );
}

/** Components of the theme that are replaced or wrapped: name and file. */
export function listComponents(sources: ReadonlyMap<string, string>) {
  return [...sources.keys()].flatMap((file) => {
    const match = /^(?:packages\/[^/]+\/)?src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file);
    const name = match?.[1] ?? '';
    return /(?:^|\/)[A-Z]\w*$/.test(name) ? [{ name, file }] : [];
  });
}

/** The words after `// Change:`, on one line. */
function readChange(source: string): string {
  const [, words = ''] = /^\/\/ Change: (.*(?:\n\/\/ .*)*)/.exec(source) ?? [];
  return words.replaceAll('\n// ', ' ');
}

/** The file as it stands. */
export function readUsesFile(root: string): UsesFile {
  return JSON.parse(readFileSync(path.join(root, USES_FILE), 'utf8')) as UsesFile;
}

/**
 * Every use on the list, with the files of ours that it concerns.
 *
 * @param list - what `uses.json` holds
 * @param sources - our files with their texts
 */
export function readUses(
  { theme, internals }: UsesFile,
  sources: ReadonlyMap<string, string>,
): Use[] {
  const components = listComponents(sources);
  const replaced = Object.entries(theme).map(([name, entry]): Use => {
    const ours = components.filter((one) => one.name === name).map(({ file }) => file);
    // The site's own, which comes after those of packages, is the one that is drawn.
    const source = sources.get(ours.at(-1) ?? '') ?? '';
    const what = source.includes('@theme-original/') ? 'wrapped' : 'replaced';
    return { ...entry, area: 'theme', name, what, why: readChange(source), ours };
  });
  const used = internals.map(({ marks, ...entry }): Use => {
    const ours = [...sources]
      .filter(([, source]) => marks.some((mark) => source.includes(mark)))
      .map(([file]) => file);
    return { ...entry, area: 'internals', name: marks.join(', '), ours };
  });
  return [...replaced, ...used];
}

/** Whether a file named in a check is there. */
export function namesMissingTest(root: string, { check }: Use): boolean {
  const named = check.match(/(?:packages\/[\w-]+\/test|tests)\/[\w/.-]*\w/g) ?? [];
  return named.some((file) => !existsSync(path.join(root, file)));
}
