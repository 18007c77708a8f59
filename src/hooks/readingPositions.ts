/** Where a reader stopped reading a note. */
export type ReadingPosition = {
  /** Path of the note, including the base URL. */
  readonly path: string;
  readonly title: string;
  /** The last heading that was scrolled past; absent at the top. */
  readonly heading?: { readonly id: string; readonly text: string } | undefined;
};

/** The localStorage key; the data never leaves the browser. */
export const KEY = 'notes.reading';

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
