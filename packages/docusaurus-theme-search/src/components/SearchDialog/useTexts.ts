import { useEffect, useState } from 'react';

import { textFile, type NoteText } from '../../data';
import type { Hit } from '../../engine/createSearch';
import type { OpenSearch } from './openSearch';

const kept = new Map<number, NoteText>();

/**
 * Loads the texts of the results, for their excerpts; one that fails to load is left out.
 *
 * @param opened - the search, once it has loaded
 * @param hits - `undefined` while more may come
 * @returns a function that returns a note's text, if it's loaded
 */
export default function useTexts(
  opened: OpenSearch | undefined,
  hits: readonly Hit[] | undefined,
): (note: number) => NoteText | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!opened?.hasText) return;
    const wanted = (hits ?? []).filter(({ note }) => !kept.has(note));
    for (const { note } of wanted) {
      opened.read<NoteText>(textFile(note)).then(
        (text) => {
          kept.set(note, text);
          setCount(kept.size);
        },
        () => undefined,
      );
    }
  }, [opened, hits]);
  return (note) => kept.get(note);
}
