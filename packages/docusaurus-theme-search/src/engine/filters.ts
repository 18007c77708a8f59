import type { SearchPage, SearchPages } from '../data.ts';

/** The properties that pages can be filtered by. */
export const FILTERS = ['area', 'topic', 'kind', 'status', 'lang'] as const;

/** One of {@link FILTERS}. */
export type Filter = (typeof FILTERS)[number];

/** The selected filters; unused ones are left out. */
export type SelectedFilters = Readonly<Partial<Record<Filter, string>>>;

/** The names of kinds, as in the page data. */
type KindNames = Pick<SearchPages, 'kinds'>;

/** A value as readers see it; a language is named in that language, such as 简体中文. */
export function nameOf(filter: Filter, value: string, { kinds }: KindNames = {}): string {
  if (filter === 'kind') return kinds?.find(([kind]) => kind === value)?.[1] ?? value;
  if (filter !== 'lang' || !/^[a-z]{2}(-[a-z]{4})?$/i.test(value)) return value;
  return new Intl.DisplayNames(value, { type: 'language' }).of(value) ?? value;
}

/** The names of the selected values. */
export const namesOf = (choice: SelectedFilters, names?: KindNames): string[] =>
  FILTERS.flatMap((filter) =>
    choice[filter] ? nameOf(filter, choice[filter], names) : [],
  );

/** The language of pages that don't set one. */
const DEFAULT_LANGUAGE = 'en';

function valuesOf(page: SearchPage, areas: readonly string[]) {
  return {
    area: [areas[page.area] ?? ''],
    topic: page.topics ?? [],
    kind: page.kind ? [page.kind] : [],
    status: page.status ? [page.status] : [],
    lang: [page.lang ?? DEFAULT_LANGUAGE],
  } satisfies Record<Filter, readonly string[]>;
}

/**
 * Whether a page matches the filters.
 *
 * @param page - one of the pages
 * @param areas - names of all areas
 * @param choice - the selected filters
 */
export function matchesFilters(
  page: SearchPage,
  areas: readonly string[],
  choice: SelectedFilters,
): boolean {
  const values: Record<Filter, readonly string[]> = valuesOf(page, areas);
  return FILTERS.every(
    (filter) => !choice[filter] || values[filter].includes(choice[filter]),
  );
}

/** The values of each filter: areas in the order of the site, everything else alphabetically. */
export function listOptions({ areas, pages }: SearchPages) {
  const all = pages.map((page) => valuesOf(page, areas));
  const distinct = (filter: Filter) =>
    [...new Set(all.flatMap((values) => values[filter]))].sort();
  const options = Object.fromEntries(
    FILTERS.map((filter) => [filter, distinct(filter)]),
  ) as Record<Filter, string[]>;
  return { ...options, area: areas };
}
