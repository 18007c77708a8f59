import type { Outline } from './outline.ts';

/** A note as a link target. */
export type Target = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly address: string;
  readonly outline: Outline;
  /** Its kind is index: it links to the notes in its folder. */
  readonly isMap?: boolean;
  /** Docusaurus leaves it out of a build. */
  readonly isDraft?: boolean;
  /** A draft or unlisted, so no list on the site shows it. */
  readonly isHidden?: boolean;
};

/** Everything that a note can link to. */
export type Site = {
  readonly notes: readonly Target[];
  /** Whether a page that isn't a note has this route, given without a trailing slash. */
  readonly hasPage: (address: string) => boolean;
  /** Whether a file exists, given its path relative to the project's root. */
  readonly hasFile: (file: string) => boolean;
};
