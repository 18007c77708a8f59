/** An entry that the home page links to. */
export type HomeEntry = {
  readonly title: string;
  readonly href: string;
  /** Language of the title where it is not the page's own. */
  readonly lang?: string | undefined;
};

/** An entry with what it answers. */
export type HomePick = HomeEntry & { readonly line: string };

/** A part of the site, as the home page lists it. */
export type HomeArea = {
  /** Anchor of its section: the folder, or the path of the blog. */
  readonly id: string;
  readonly name: string;
  /** What a reader finds there, in one line. */
  readonly line: string;
  /** The area's own page, else its first note. */
  readonly href?: string | undefined;
  /** What a reader is shown first. */
  readonly best: readonly HomePick[];
  readonly count: number;
  /** Where another page lists all of them, if one does. */
  readonly list?: string | undefined;
  /** All of them by title, where neither another page nor {@link best} has them all. */
  readonly entries: readonly HomeEntry[];
};

/** An entry that is new or has changed. */
export type HomeChange = HomeEntry & {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What changed; of a new one, what it answers. */
  readonly what: string;
};

/** Everything the home page shows. */
export type HomeData = {
  readonly areas: readonly HomeArea[];
  /** Newest first; empty where dates are left out. */
  readonly changes: readonly HomeChange[];
};
