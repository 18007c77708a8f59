import type { PropSidebarItemLink } from '@docusaurus/plugin-content-docs';

/** The area of a note that's in no sidebar; the build adds it to the note's front matter. */
export type NoteArea = {
  readonly label: string;
  /** The area's own page, otherwise its section on the home page. */
  readonly to: string;
  /** The area's other notes, if the previous and next links don't reach all of them. */
  readonly others?: readonly PropSidebarItemLink[];
};
