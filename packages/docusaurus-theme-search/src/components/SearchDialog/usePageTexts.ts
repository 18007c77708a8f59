import { useEffect, useState } from 'react';

import { textFile, type PageText } from '../../data.ts';
import type { Hit } from '../../engine/hits.ts';
import type { OpenSearch } from './openSearch.ts';

const loaded = new Map<number, PageText>();

/** The requests by page, except those that failed: the next search tries again. */
const requests = new Map<number, Promise<unknown>>();

/**
 * Loads the texts of the results, for their excerpts; one that fails to load is left out.
 *
 * @param opened - the search, once it has loaded
 * @param hits - `undefined` while more may come
 * @returns a function that returns a page's text, if it's loaded
 */
export default function usePageTexts(
  opened: OpenSearch | undefined,
  hits: readonly Hit[] | undefined,
): (page: number) => PageText | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!opened?.hasText) return;
    const missing = (hits ?? []).filter(({ page }) => !loaded.has(page));
    for (const { page } of missing) {
      const request =
        requests.get(page) ??
        opened.read<PageText>(textFile(page)).then((text) => loaded.set(page, text));
      requests.set(page, request);
      request.then(
        () => setCount(loaded.size),
        () => requests.delete(page),
      );
    }
  }, [opened, hits]);
  return (page) => loaded.get(page);
}
