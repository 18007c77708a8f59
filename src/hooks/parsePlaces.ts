/** Where a reader stopped reading a note. */
export type ReadingPlace = {
  /** Path of the note, including the base URL. */
  readonly path: string;
  readonly title: string;
  /** The last heading that was scrolled past; absent at the top. */
  readonly heading?: { readonly id: string; readonly text: string };
};

/**
 * Reads the saved places, without entries that aren't places: other scripts can write to the key too.
 *
 * @param value - the storage slot's content
 */
export function parsePlaces(value: string | null): ReadingPlace[] {
  try {
    const places = JSON.parse(value ?? '[]') as Partial<ReadingPlace>[];
    return places.filter((place): place is ReadingPlace =>
      Boolean(place?.path && place.title),
    );
  } catch {
    return [];
  }
}
