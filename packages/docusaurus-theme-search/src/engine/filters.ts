import type { SearchNote, SearchNotes } from '../data.ts';

/** The properties that notes can be filtered by. */
export const FILTERS = ['area', 'topic', 'kind', 'status', 'lang'] as const;

/** One of {@link FILTERS}. */
export type Filter = (typeof FILTERS)[number];

/** The selected filters; unused ones are left out. */
export type SelectedFilters = Readonly<Partial<Record<Filter, string>>>;

/** The language of notes that don't set one. */
const DEFAULT_LANGUAGE = 'en';

function valuesOf(note: SearchNote, areas: readonly string[]) {
  return {
    area: [areas[note.area] ?? ''],
    topic: note.topics ?? [],
    kind: note.kind ? [note.kind] : [],
    status: note.status ? [note.status] : [],
    lang: [note.lang ?? DEFAULT_LANGUAGE],
  } satisfies Record<Filter, readonly string[]>;
}

/**
 * Whether a note matches the filters.
 *
 * @param note - one of the notes
 * @param areas - names of all areas
 * @param choice - the selected filters
 */
export function matchesFilters(
  note: SearchNote,
  areas: readonly string[],
  choice: SelectedFilters,
): boolean {
  const own: Record<Filter, readonly string[]> = valuesOf(note, areas);
  return FILTERS.every(
    (filter) => !choice[filter] || own[filter].includes(choice[filter]),
  );
}

/**
 * The values of each filter: areas in the order of the site, everything else
 * alphabetically.
 */
export type Options = Readonly<Record<Filter, readonly string[]>>;

/** Lists the values that notes can be filtered by. */
export function listOptions({ areas, notes }: SearchNotes): Options {
  const all = notes.map((note) => valuesOf(note, areas));
  const distinct = (filter: Filter) =>
    [...new Set(all.flatMap((own) => own[filter]))].sort((a, b) => (a < b ? -1 : 1));
  const options = Object.fromEntries(
    FILTERS.map((filter) => [filter, distinct(filter)]),
  ) as Record<Filter, string[]>;
  return { ...options, area: areas };
}
