import { headingText, type PageText } from '../../data.ts';
import { anchorOf } from '../../engine/anchorOf.ts';
import { excerpt, type TextPiece } from '../../engine/highlight.ts';
import type { OpenSearch } from './openSearch.ts';
import type { SearchState } from './useSearch.ts';

/** A selectable row: a page, or one of its headings. */
export type Row = {
  /** The path below the base path, with the anchor. */
  readonly key: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly isHeading: boolean;
  readonly excerpt: readonly TextPiece[];
};

/** The rows of an area. */
export type Group = { readonly name: string; readonly rows: readonly Row[] };

type TextOf = (page: number) => PageText | undefined;

function listRows(
  { pages, headingOf }: OpenSearch,
  { isMatch }: SearchState,
  { page, sections }: SearchState['hits'][number],
  textOf: TextOf,
): Row[] {
  const { path = '', title = '', lang } = pages.pages[page] ?? {};
  const rowOf = (section: number): Row => {
    const heading = headingOf(page, section);
    const text = textOf(page)?.[section];
    return {
      key: heading ? `${path}#${anchorOf(heading)}` : path,
      title: heading ? headingText(heading) : title,
      lang,
      isHeading: heading !== undefined,
      excerpt: text ? excerpt(text, isMatch) : [],
    };
  };
  return [0, ...sections.filter((section) => section > 0)].map(rowOf);
}

/**
 * Groups results by area; the area of the best page comes first.
 *
 * @param opened - the loaded search
 * @param results - the search results
 * @param textOf - returns a page's text, if it's loaded
 */
export default function groupRows(
  opened: OpenSearch,
  results: SearchState,
  textOf: TextOf,
): Group[] {
  const groups = new Map<string, Row[]>();
  for (const hit of results.hits) {
    const area = opened.pages.areas[opened.pages.pages[hit.page]?.area ?? 0] ?? '';
    const rows = groups.get(area) ?? [];
    groups.set(area, rows);
    rows.push(...listRows(opened, results, hit, textOf));
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
