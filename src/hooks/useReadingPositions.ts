import { useStorageSlot } from '@docusaurus/theme-common';

import { KEY, parseReadingPositions, type ReadingPosition } from './readingPositions.ts';

/** The most recently read notes, newest first, and a function that clears them. */
export default function useReadingPositions(): [
  positions: readonly ReadingPosition[],
  clear: () => void,
] {
  const [value, slot] = useStorageSlot(KEY);
  return [parseReadingPositions(value), () => slot.del()];
}
