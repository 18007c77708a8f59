import { readTexts } from 'mdx-source';
import { type Note, readFreshness } from 'notes-lint';

/** A note and how soon it should be checked again. */
export type Due = {
  readonly file: string;
  /** Last day before it's stale. */
  readonly until: string;
  /** Days until it's stale. */
  readonly term: number;
  readonly isStale: boolean;
  /** Notes that link to it. */
  readonly inbound: number;
  /** What it ran on that has a newer release, such as `react@19.2.9 (19.3.0)`. */
  readonly behind: readonly string[];
};

/** Releases by package; a package that isn't in it counts as current. */
export type Releases = ReadonlyMap<string, string>;

/** Package name of an entry in `ran`: `@types/node@20.1.0` is `@types/node`. */
export function listRan({
  frontMatter,
}: Pick<Note, 'frontMatter'>): [entry: string, name: string][] {
  return readTexts(frontMatter['ran']).map((entry) => [
    entry,
    entry.replace(/(?<=.)@.*$/, ''),
  ]);
}

/** A patch release doesn't affect a note, and `20` has no minor version to compare. */
function isBehind(own: string, latest: string): boolean {
  const parts = own.split('.').slice(0, 2);
  return parts.join('.') !== latest.split('.').slice(0, parts.length).join('.');
}

function listBehind(note: Note, releases: Releases): string[] {
  return listRan(note).flatMap(([entry, name]) => {
    const latest = releases.get(name);
    const own = entry.slice(name.length + 1);
    return latest && isBehind(own, latest) ? [`${entry} (${latest})`] : [];
  });
}

/** How far into its term a note is; higher if many notes link to it or its packages are outdated. */
function weigh(due: Due, today: string): number {
  const left = (Date.parse(due.until) - Date.parse(today)) / 86_400_000;
  const age = Math.max(0, due.term - left) / due.term;
  return age * (1 + due.inbound / 4) * (due.behind.length > 0 ? 2 : 1);
}

/**
 * Ranks notes by the cost of a wrong fact: past their term first, then by age, inbound links, and newer
 * releases of what they ran on.
 *
 * @param inbound - notes that link to a note, by its file
 * @param today - `YYYY-MM-DD`
 */
export function rankStale(
  notes: readonly Note[],
  inbound: ReadonlyMap<string, number>,
  releases: Releases,
  today: string,
): Due[] {
  const due = notes.flatMap((note): Due[] => {
    const freshness = readFreshness(note.file, note.frontMatter, today);
    if (!freshness) return [];
    const { file } = note;
    return [
      {
        file,
        ...freshness,
        inbound: inbound.get(file) ?? 0,
        behind: listBehind(note, releases),
      },
    ];
  });
  return due.sort(
    (a, b) => Number(b.isStale) - Number(a.isStale) || weigh(b, today) - weigh(a, today),
  );
}
