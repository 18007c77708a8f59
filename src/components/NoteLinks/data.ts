import type { PageLink, PageNode } from 'page-graph';

/** What leads to a note and on from it; `src/plugins/graph` writes it. */
export type NoteLinks = PageNode & {
  /** What its author says to read before it. */
  readonly first: readonly PageLink[];
  /** What its author says to read after it. */
  readonly next: readonly PageLink[];
};
