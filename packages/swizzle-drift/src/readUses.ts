import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hashes of the package files we rely on, by path; `present` if the file only has to exist. */
export type Upstream = Readonly<Record<string, string>>;

type Dependency = {
  /** Tests to run, and what to look at, when upstream has changed. */
  readonly check: string;
  readonly upstream: Upstream;
};

/** An undocumented part of another package. */
type Internal = Dependency & {
  /** Strings that identify our uses; each has to occur somewhere. */
  readonly marks: readonly string[];
  readonly what: string;
  readonly why: string;
};

/** The content of the list. */
export type UsesFile = {
  /** By the name that the theme gives the component. */
  readonly theme: Readonly<Record<string, Dependency>>;
  readonly internals: readonly Internal[];
};

/** One dependence on the inside of another package. */
export type Use = Dependency & {
  readonly area: 'theme' | 'internals';
  /** Name of the component, or the marks. */
  readonly name: string;
  readonly what: string;
  readonly why: string;
  /** Our files to look at. */
  readonly ours: readonly string[];
};

const isFile = (file: string) =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Reads all of our files that may use something of a package.
 *
 * @param siteDir - the site's folder, in a git repository
 * @param paths - folders and files to search, below the site's folder
 * @param ignored - paths to leave out: the list itself, and prose
 * @returns the content of each file by path, relative to the site's folder
 * @throws git's error, for example outside of a repository
 */
export function readSources(
  siteDir: string,
  paths: readonly string[],
  ignored: RegExp,
): Map<string, string> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
  const stdout = execFileSync('git', [...args, ...paths], {
    cwd: siteDir,
    stdio: 'pipe',
  });
  const files = stdout.toString().split('\0').filter(Boolean);
  return new Map(
    [...new Set(files)]
      .filter((file) => !ignored.test(file) && isFile(path.join(siteDir, file)))
      .sort()
      .map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')] as const),
  );
}

/** Replaced or wrapped components of the theme: name and file. */
export function listComponents(sources: ReadonlyMap<string, string>) {
  return [...sources.keys()].flatMap((file) => {
    const match = /^(?:packages\/[^/]+\/)?src\/theme\/(.+?)(?:\/index)?\.tsx$/.exec(file);
    const name = match?.[1] ?? '';
    return /(?:^|\/)[A-Z]\w*$/.test(name) ? [{ name, file }] : [];
  });
}

/** The text after `// Change:`, on one line. */
function readChange(source: string): string {
  const [, words = ''] = /^\/\/ Change: (.*(?:\n\/\/ .*)*)/.exec(source) ?? [];
  return words.replaceAll('\n// ', ' ');
}

/**
 * Every use on the list, with our files that it concerns.
 *
 * @param list - the content of the list
 * @param sources - the content of our files by path
 */
export function readUses(
  { theme, internals }: UsesFile,
  sources: ReadonlyMap<string, string>,
): Use[] {
  const components = listComponents(sources);
  const replaced = Object.entries(theme).map(([name, entry]): Use => {
    const ours = components.filter((one) => one.name === name).map(({ file }) => file);
    // The site's own component comes after those of packages and is the one that is rendered.
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
