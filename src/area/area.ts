/** A note as others link to it. */
export type AreaNote = {
  readonly title: string;
  /** Path with the base path. */
  readonly to: string;
};

/** Where a note that is in no sidebar belongs; `linkArea.ts` adds it to the front matter. */
export type NoteArea = {
  readonly label: string;
  /** The area's own page, else its section of the home page, else its first note. */
  readonly to: string;
  /** The other notes of the area, where previous and next do not reach them all. */
  readonly others?: readonly AreaNote[];
};

/** Order of the notes of a folder: by their place, then by their name, as in a sidebar. */
export function compareNotes(
  a: { readonly name: string; readonly place?: number | undefined },
  b: { readonly name: string; readonly place?: number | undefined },
): number {
  const [first, second] = [a.place ?? Infinity, b.place ?? Infinity];
  return first === second ? a.name.localeCompare(b.name) : first - second;
}
