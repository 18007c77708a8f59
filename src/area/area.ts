/** A note as a link target. */
export type AreaNote = {
  readonly title: string;
  /** URL path with the base URL. */
  readonly to: string;
};

/** The area of a note that's in no sidebar; `linkArea.ts` adds it to the front matter. */
export type NoteArea = {
  readonly label: string;
  /** The area's own page, otherwise its section on the home page, otherwise its first note. */
  readonly to: string;
  /** The area's other notes, if the previous and next links don't reach all of them. */
  readonly others?: readonly AreaNote[];
};

/** Compares the notes of a folder by position, then by name, as a sidebar does. */
export function compareNotes(
  a: { readonly name: string; readonly place?: number | undefined },
  b: { readonly name: string; readonly place?: number | undefined },
): number {
  const [first, second] = [a.place ?? Infinity, b.place ?? Infinity];
  return first === second ? a.name.localeCompare(b.name) : first - second;
}
