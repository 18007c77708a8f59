/** An entry that the home page links to. */
export type HomeEntry = {
  readonly title: string;
  readonly href: string;
  /** Language of the title where it is not the page's own. */
  readonly lang?: string | undefined;
};

/** A part of the site, as the home page lists it. */
export type HomeArea = {
  /** Anchor of its section: the folder, or the path of the blog. */
  readonly id: string;
  readonly name: string;
  /** What a reader finds there, in one line. */
  readonly line: string;
  /** The area's own page, else its first note. */
  readonly href?: string | undefined;
  /** All of them but the area's own page, by title. */
  readonly entries: readonly HomeEntry[];
};

/** An entry with the day it last changed. */
export type HomeChange = HomeEntry & {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Name of the area it belongs to. */
  readonly area: string;
};

/** Everything the home page shows. */
export type HomeData = {
  readonly areas: readonly HomeArea[];
  /** Newest first; empty where dates are left out. */
  readonly changes: readonly HomeChange[];
};
