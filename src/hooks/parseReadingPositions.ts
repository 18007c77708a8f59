/** Where a reader stopped reading a note. */
export type ReadingPosition = {
  /** Path of the note, including the base URL. */
  readonly path: string;
  readonly title: string;
  /** The last heading that was scrolled past; absent at the top. */
  readonly heading?: { readonly id: string; readonly text: string };
};

/**
 * Parses the saved positions, without invalid entries: other scripts can write to the key too.
 *
 * @param value - the storage slot's content
 */
export function parseReadingPositions(value: string | null): ReadingPosition[] {
  try {
    const positions = JSON.parse(value ?? '[]') as Partial<ReadingPosition>[];
    return positions.filter((position): position is ReadingPosition =>
      Boolean(position?.path && position.title),
    );
  } catch {
    return [];
  }
}
