/** A note or post that the home page links to. */
export type HomeEntry = {
  readonly title: string;
  readonly href: string;
  /** Language of the text below the title, if it isn't the page's. */
  readonly lang?: string | undefined;
};

/** An entry with a line that says what it answers. */
type FeaturedEntry = HomeEntry & { readonly summary: string };

/** An area of the site, as listed on the home page. */
export type HomeArea = {
  /** Anchor of its section: the folder's name, `blog` or `about`. */
  readonly id: string;
  readonly name: string;
  /** What readers find there, in one line. */
  readonly summary: string;
  /** The area's own page, if it has one. */
  readonly href?: string | undefined;
  /** The featured entries. */
  readonly featured: readonly FeaturedEntry[];
  readonly count: number;
  /** The page that lists all entries, if there is one. */
  readonly listHref?: string | undefined;
  /** By title: the entries that aren't featured. None if another page lists them all. */
  readonly entries: readonly HomeEntry[];
};

/** A new or changed entry. */
export type HomeChange = HomeEntry & {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What changed; for a new entry, what it answers. */
  readonly what: string;
};

/** Everything the home page shows. */
export type HomeData = {
  /** What the site is. */
  readonly purpose: string;
  readonly areas: readonly HomeArea[];
  /** The languages other than the site's, with their English names, and how many entries each has. */
  readonly languages: readonly {
    readonly lang: string;
    readonly name: string;
    readonly count: number;
  }[];
  /** Newest first; empty if dates are left out. */
  readonly changes: readonly HomeChange[];
};
