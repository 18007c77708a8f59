import { useEffect, useState } from 'react';

import { textFile, type NoteText } from '../../data';
import type { Hit } from '../../engine/createSearch';
import type { OpenSearch } from './openSearch';

const loaded = new Map<number, NoteText>();

/**
 * Loads the texts of the results, for their excerpts; one that fails to load is left out.
 *
 * @param opened - the search, once it has loaded
 * @param hits - `undefined` while more may come
 * @returns a function that returns a note's text, if it's loaded
 */
export default function useNoteTexts(
  opened: OpenSearch | undefined,
  hits: readonly Hit[] | undefined,
): (note: number) => NoteText | undefined {
  const [, setCount] = useState(0);
  useEffect(() => {
    if (!opened?.hasText) return;
    const wanted = (hits ?? []).filter(({ note }) => !loaded.has(note));
    for (const { note } of wanted) {
      opened.read<NoteText>(textFile(note)).then(
        (text) => {
          loaded.set(note, text);
          setCount(loaded.size);
        },
        () => undefined,
      );
    }
  }, [opened, hits]);
  return (note) => loaded.get(note);
}
