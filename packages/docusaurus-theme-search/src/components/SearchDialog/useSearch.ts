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

/** The results with those of the text; without `hits`, it couldn't be searched. */
type Full = { readonly query: string; readonly hits?: Hits };

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
  const running = useMemo(() => opened?.search(trimmed), [opened, trimmed]);

  useEffect(() => {
    if (!running || trimmed === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      running.full().then(
        (hits) => isCurrent && setFull({ query: trimmed, hits }),
        () => isCurrent && setFull({ query: trimmed }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [running, trimmed]);

  const results = useMemo((): SearchState | undefined => {
    if (!opened || !running) return undefined;
    const current = full?.query === trimmed ? full : undefined;
    const text =
      trimmed === '' || current?.hits ? 'done' : current ? 'failed' : 'pending';
    const { hits, ...rest } = current?.hits ?? running.first;
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
  }, [opened, running, full, trimmed]);

  return { opened, error, retry, results };
}
