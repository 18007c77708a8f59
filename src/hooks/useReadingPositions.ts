import { createStorageSlot, useStorageSlot } from '@docusaurus/theme-common';

/** Where a reader stopped reading a note. */
export type ReadingPosition = {
  /** Path of the note, including the base URL. */
  readonly path: string;
  readonly title: string;
  /** The last heading that was scrolled past; absent at the top. */
  readonly heading?: { readonly id: string; readonly text: string } | undefined;
};

/** The localStorage key; the data never leaves the browser. */
const READING_POSITIONS_KEY = 'notes.reading';

const MAX_POSITIONS = 5;

/**
 * Parses the saved positions, without invalid entries: other scripts can write to the key too.
 *
 * @param value - the storage slot's content
 */
export function parseReadingPositions(value: string | null): ReadingPosition[] {
  try {
    const positions = JSON.parse(value ?? '[]') as (Partial<ReadingPosition> | null)[];
    return positions.filter((position): position is ReadingPosition => {
      const { path, title, heading } = position ?? {};
      const texts = [path, title, ...(heading ? [heading.id, heading.text] : [])];
      return texts.every((text) => typeof text === 'string');
    });
  } catch {
    return [];
  }
}

/**
 * The positions in the notes most recently read in this browser.
 *
 * @returns the positions, latest first, and a function that deletes them
 */
export function useReadingPositions() {
  const [saved, slot] = useStorageSlot(READING_POSITIONS_KEY);
  return [parseReadingPositions(saved), () => slot.del()] as const;
}

/** Saves a position as the latest one, in place of an earlier one in the same note. */
export function saveReadingPosition(position: ReadingPosition): void {
  const slot = createStorageSlot(READING_POSITIONS_KEY);
  const saved = parseReadingPositions(slot.get());
  const others = saved.filter(({ path }) => path !== position.path);
  slot.set(JSON.stringify([position, ...others].slice(0, MAX_POSITIONS)));
}
