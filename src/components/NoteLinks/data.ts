import type { PageLink, PageNode } from 'page-graph';

/** A note's backlinks, related notes and reading order; written by `src/plugins/note-links`. */
export type NoteLinks = PageNode & {
  /** Notes that the author recommends to read before it. */
  readonly first: readonly PageLink[];
  /** Notes that the author recommends to read after it. */
  readonly next: readonly PageLink[];
};
