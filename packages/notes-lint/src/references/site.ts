import type { Outline } from './outline.ts';

/** A note as others refer to it. */
export type Target = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly address: string;
  readonly outline: Outline;
  /** It is of kind index, and leads to the notes of its folder. */
  readonly isMap?: boolean;
  /** Docusaurus leaves it out of a build. */
  readonly isDraft?: boolean;
  /** No list of the site shows it: a draft, or unlisted. */
  readonly isHidden?: boolean;
};

/** All that a note can refer to. */
export type Site = {
  readonly notes: readonly Target[];
  /** Whether a page that is no note has this address, without a slash at its end. */
  readonly hasPage: (address: string) => boolean;
  /** Whether a file is there; its path is relative to the project's root. */
  readonly hasFile: (file: string) => boolean;
};
