import type { Outline } from './outline.ts';

/** A note as others refer to it. */
export type Target = {
  /** Path relative to the project's root. */
  readonly file: string;
  readonly address: string;
  readonly outline: Outline;
};

/** All that a note can refer to. */
export type Site = {
  readonly notes: readonly Target[];
  /** Whether a page that is no note has this address, without a slash at its end. */
  readonly hasPage: (address: string) => boolean;
  /** Whether a file is there; its path is relative to the project's root. */
  readonly hasFile: (file: string) => boolean;
};
