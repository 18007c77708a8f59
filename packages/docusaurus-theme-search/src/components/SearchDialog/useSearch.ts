import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { useLazy } from 'docusaurus-ui';
import type { Hits } from '../../engine/hits.ts';
import { MAX_HITS } from '../../limits.ts';
import { openSearch } from './openSearch.ts';

/** Debounce delay for the full-text search, in milliseconds. */
const DEBOUNCE_MS = 80;

type Found = Hits & {
  readonly query: string;
  readonly text: 'pending' | 'done' | 'failed';
};

/** The results for a query so far. */
export type SearchState = Found & {
  /** Number of all matching pages, which may be more than are shown. */
  readonly count: number;
};

/**
 * Searches titles and headings immediately, and the text after a pause.
 *
 * @param query - as typed
 */
export default function useSearch(query: string) {
  const baseUrl = useBaseUrl('/');
  const [load] = useState(() => () => openSearch(baseUrl));
  const { value: opened, error, retry } = useLazy(load, true);
  const [full, setFull] = useState<Found>();
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
    if (!running) return undefined;
    const text = trimmed === '' ? 'done' : 'pending';
    const found: Found =
      full?.query === trimmed ? full : { ...running.first, query: trimmed, text };
    const { hits } = found;
    return { ...found, count: hits.length, hits: hits.slice(0, MAX_HITS) };
  }, [running, full, trimmed]);

  return { opened, error, retry, results };
}
