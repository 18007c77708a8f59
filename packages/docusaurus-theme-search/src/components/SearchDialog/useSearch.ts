import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import { useLazyModule } from 'docusaurus-ui';
import { nearestNotes } from '../../engine/nearestNotes';
import type { FullHits } from '../../engine/createSearch';
import type { Hit } from '../../engine/rank';
import { openSearch } from './openSearch';

/** Maximum number of results. */
const MOST_HITS = 12;

/**
 * If nothing was found: how many notes with similar titles to suggest, and how similar
 * they have to be.
 */
const [MOST_NEAREST, LEAST_LIKENESS] = [5, 0.4];

/** Debounce delay for the full-text search, in milliseconds. */
const PAUSE_MS = 80;

/** The results for a query so far. */
export type Results = {
  readonly query: string;
  /**
   * Words of the query that no note contains, so that similar words were searched for.
   */
  readonly mistyped?: readonly string[] | undefined;
  readonly hits: readonly Hit[];
  /** Number of all matching notes, which may be more than are shown. */
  readonly count: number;
  /** Whether nothing was found, and these are the notes with the most similar titles. */
  readonly isGuess: boolean;
  readonly text: 'pending' | 'done' | 'failed';
};

type Full = { readonly key: string; readonly found?: FullHits };

function toHits(places: readonly number[]): Hit[] {
  return places.map((note) => ({ note, score: 0, sections: [] }));
}

/**
 * Searches titles and headings immediately, and the text after a pause.
 *
 * @param query - as typed
 */
export default function useSearch(query: string) {
  const baseUrl = useBaseUrl('/');
  const [load] = useState(() => () => openSearch(baseUrl));
  const { module: opened, error, retry } = useLazyModule(load, true);
  const [full, setFull] = useState<Full>();
  const asked = query.trim();
  const found = useMemo(() => opened?.search(asked), [opened, asked]);

  useEffect(() => {
    if (!found || asked === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      found.full().then(
        (all) => isCurrent && setFull({ key: asked, found: all }),
        () => isCurrent && setFull({ key: asked }),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [found, asked]);

  const results = useMemo((): Results | undefined => {
    if (!opened || !found) return undefined;
    const own = full?.key === asked ? full : undefined;
    const text = asked === '' || own?.found ? 'done' : own ? 'failed' : 'pending';
    const hits = own?.found?.hits ?? found.first;
    const isGuess = asked !== '' && hits.length === 0 && text !== 'pending';
    const shown = isGuess
      ? toHits(nearestNotes(opened.notes.notes, asked, MOST_NEAREST, LEAST_LIKENESS))
      : hits.slice(0, MOST_HITS);
    const mistyped = hits.length > 0 ? own?.found?.mistyped : undefined;
    return { query: asked, mistyped, hits: shown, count: hits.length, isGuess, text };
  }, [opened, found, full, asked]);

  return { opened, error, retry, results };
}
