import { excerpt, type Piece } from '../../plugins/search/engine/marks';
import type { NoteText } from '../../plugins/search/data';
import type { OpenSearch } from './openSearch';
import type { Results } from './useSearch';

/** A line that can be chosen: a note, or a heading of it. */
export type Row = {
  readonly key: string;
  /** Below the base path, with the anchor. */
  readonly to: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly isHeading: boolean;
  readonly excerpt: readonly Piece[];
};

/** The lines of an area. */
export type Group = { readonly name: string; readonly rows: readonly Row[] };

type TextOf = (note: number) => NoteText | undefined;

function listRows(
  { notes, headingOf }: OpenSearch,
  { query }: Results,
  { note, sections }: Results['hits'][number],
  textOf: TextOf,
): Row[] {
  const { path = '', title = '', lang } = notes.notes[note] ?? {};
  const [first = 0] = sections;
  const cut = (section: number) => {
    const text = textOf(note)?.[section];
    return text && query ? excerpt(text, query) : [];
  };
  const own: Row = {
    key: path,
    to: `/${path}`,
    title,
    lang,
    isHeading: false,
    excerpt: first === 0 ? cut(0) : [],
  };
  const below = sections
    .filter((section) => section > 0)
    .map((section): Row => {
      const { text, anchor } = headingOf(note, section);
      const key = `${path}#${anchor}`;
      const shown = section === first ? cut(section) : [];
      return { key, to: `/${key}`, title: text, lang, isHeading: true, excerpt: shown };
    });
  return [own, ...below];
}

/**
 * Puts what was found under the names of the areas; the area of the best note comes first.
 *
 * @param opened - search
 * @param results - what was found
 * @param textOf - text of a note, as far as it is loaded
 */
export default function groupRows(
  opened: OpenSearch,
  results: Results,
  textOf: TextOf,
): Group[] {
  const groups = new Map<string, Row[]>();
  for (const hit of results.hits) {
    const area = opened.notes.areas[opened.notes.notes[hit.note]?.area ?? 0] ?? '';
    const rows = groups.get(area) ?? [];
    groups.set(area, rows);
    rows.push(...listRows(opened, results, hit, textOf));
  }
  return [...groups].map(([name, rows]) => ({ name, rows }));
}
