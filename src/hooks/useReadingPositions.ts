import { useStorageSlot } from '@docusaurus/theme-common';

import { KEY, parseReadingPositions } from './readingPositions.ts';

/** The most recently read notes, newest first, and a function that clears them. */
export default function useReadingPositions() {
  const [value, slot] = useStorageSlot(KEY);
  return [parseReadingPositions(value), () => slot.del()] as const;
}
