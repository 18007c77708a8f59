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

/** What the last pause in typing led to. */
type Full = Hits & Pick<SearchState, 'query' | 'text'>;

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
        (hits) => isCurrent && setFull({ ...hits, query: trimmed, text: 'done' }),
        () => isCurrent && setFull({ ...running.first, query: trimmed, text: 'failed' }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [running, trimmed]);

  const results = useMemo((): SearchState | undefined => {
    if (!opened || !running) return undefined;
    const titles = { query: trimmed, text: trimmed === '' ? 'done' : 'pending' } as const;
    const results = full?.query === trimmed ? full : { ...running.first, ...titles };
    const { hits, text } = results;
    const isSuggestion = trimmed !== '' && hits.length === 0 && text !== 'pending';
    const shown = isSuggestion
      ? nearestPages(opened.pages.pages, trimmed, MAX_SUGGESTIONS).map((page): Hit => ({
          page,
          score: 0,
          sections: [],
        }))
      : hits.slice(0, MAX_HITS);
    return { ...results, hits: shown, count: hits.length, isSuggestion };
  }, [opened, running, full, trimmed]);

  return { opened, error, retry, results };
}
