import { SEARCH_FOLDER } from '../../data';
import { anchorOf } from '../../engine/anchorOf';
import { createSearch } from '../../engine/createSearch';
import type { ReadFile } from '../../engine/textIndex';
import { loadHeadings, loadNotes } from '../SearchField/loadData';

async function open(baseUrl: string) {
  const [notes, headings] = await Promise.all([loadNotes(), loadHeadings()]);
  const folder = `${baseUrl}${SEARCH_FOLDER}/${headings.edition ?? ''}`;
  const read: ReadFile = async <T>(file: string) => {
    const response = await fetch(`${folder}/${file}`);
    if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
    return response.json() as Promise<T>;
  };
  return {
    notes,
    /** What a heading of a note says, and its id. */
    headingOf: (note: number, section: number) => {
      const heading = headings.headings[note]?.[section - 1] ?? '';
      return typeof heading === 'string'
        ? { text: heading, anchor: anchorOf(heading) }
        : { text: heading[0], anchor: heading[1] };
    },
    search: createSearch(notes, headings, read),
    /** Whether the text can be searched, which `npm start` cannot. */
    hasText: headings.edition !== undefined,
    read,
  };
}

/** Search, ready for queries. */
export type OpenSearch = Awaited<ReturnType<typeof open>>;

let opened: Promise<OpenSearch> | undefined;

/** Loads what search needs, once a visit; after an error the next call tries again. */
export function openSearch(baseUrl: string): Promise<OpenSearch> {
  const promise = opened ?? open(baseUrl);
  opened = promise;
  promise.catch(() => {
    opened = undefined;
  });
  return promise;
}
