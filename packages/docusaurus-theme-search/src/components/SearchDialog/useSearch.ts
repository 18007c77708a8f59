import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { useLazy } from 'docusaurus-ui';
import { nearestPages } from '../../engine/nearestPages.ts';
import type { Hit, Hits } from '../../engine/hits.ts';
import { MAX_HITS, MAX_SUGGESTIONS } from '../../limits.ts';
import { openSearch } from './openSearch.ts';

/** Debounce delay for the full-text search, in milliseconds. */
const DEBOUNCE_MS = 80;

/** The results for a query so far. */
export type SearchState = Hits & {
  readonly query: string;
  /** Number of all matching pages, which may be more than are shown. */
  readonly count: number;
  /** Whether nothing was found, and these are the pages with the most similar titles. */
  readonly isSuggestion: boolean;
  readonly text: 'pending' | 'done' | 'failed';
};

type Full = { readonly key: string; readonly found?: Hits };

function toHits(pages: readonly number[]): Hit[] {
  return pages.map((page) => ({ page, score: 0, sections: [] }));
}

/**
 * Searches titles and headings immediately, and the text after a pause.
 *
 * @param query - as typed
 */
export default function useSearch(query: string) {
  const baseUrl = useBaseUrl('/');
  const [load] = useState(() => () => openSearch(baseUrl));
  const { value: opened, error, retry } = useLazy(load, true);
  const [full, setFull] = useState<Full>();
  const trimmed = query.trim();
  const found = useMemo(() => opened?.search(trimmed), [opened, trimmed]);

  useEffect(() => {
    if (!found || trimmed === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      found.full().then(
        (all) => isCurrent && setFull({ key: trimmed, found: all }),
        () => isCurrent && setFull({ key: trimmed }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [found, trimmed]);

  const results = useMemo((): SearchState | undefined => {
    if (!opened || !found) return undefined;
    const own = full?.key === trimmed ? full : undefined;
    const text = trimmed === '' || own?.found ? 'done' : own ? 'failed' : 'pending';
    const { hits, ...rest } = own?.found ?? found.first;
    const isSuggestion = trimmed !== '' && hits.length === 0 && text !== 'pending';
    const shown = isSuggestion
      ? toHits(nearestPages(opened.pages.pages, trimmed, MAX_SUGGESTIONS))
      : hits.slice(0, MAX_HITS);
    return {
      ...rest,
      query: trimmed,
      hits: shown,
      count: hits.length,
      isSuggestion,
      text,
    };
  }, [opened, found, full, trimmed]);

  return { opened, error, retry, results };
}
